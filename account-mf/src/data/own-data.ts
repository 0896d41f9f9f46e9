import { request } from '@shop/shared/http';
import { formErrors } from './sign-in/form-error-rules';

/** Long enough for a browser to start saving the file, in ms. */
const savingMs = 10_000;

/** Saves all that is stored with the account as a JSON file; throws as `request`. */
export async function saveOwnData(): Promise<void> {
  const text = JSON.stringify(await request('GET /api/auth/me/data/'), undefined, 2);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  // Of the visitor's clock; Swedes write a day as ISO 8601 does.
  link.download = `my-data-${new Date().toLocaleDateString('sv')}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), savingMs);
}

export const deleteFields = ['password'] as const;

export const checkDelete = ({ password }: { password: string }) =>
  password === '' ? { password: 'Password is required' } : {};

export const deleteErrors = (error: unknown) =>
  formErrors(error, deleteFields, 'Your account could not be deleted. Please try again.');

/** Deletes the account; throws as `request`. */
export const deleteAccount = (body: { password: string }) =>
  request('POST /api/auth/me/delete/', { body });
