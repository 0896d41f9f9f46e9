import { HttpError, NetworkError } from '@shop/shared/http';
import { isNotOffered } from './form-error-rules';
import { checkForgot, forgotErrors, resetErrors } from './password-reset';

const answered = (status: number, body: unknown = '') =>
  new HttpError(status, body, 'POST /reset/');

describe('forgot password', () => {
  it('needs an email', () => {
    expect(checkForgot({ email: ' ' })).toEqual({ email: 'Email is required' });
    expect(checkForgot({ email: 'asha@shop.example' })).toEqual({});
  });

  it('knows an API that offers none', () => {
    expect([404, 405, 501].every((status) => isNotOffered(answered(status)))).toBe(true);
    expect([400, 401, 429, 500].some((status) => isNotOffered(answered(status)))).toBe(false);
    expect(isNotOffered(new NetworkError('POST', undefined))).toBe(false);
  });

  it('shows an error of the email under it', () => {
    expect(forgotErrors(answered(400, { email: ['Enter a valid email address.'] }))).toEqual({
      message: undefined,
      fields: { email: 'Enter a valid email address.' },
    });
  });

  it('says when there were too many attempts, and when no answer came', () => {
    expect(forgotErrors(answered(429, { detail: 'Slowly.' })).message).toBe('Slowly.');
    expect(forgotErrors(new NetworkError('POST', undefined)).message).toBe(
      'We could not send the link. Please try again.',
    );
  });
});

describe('a new password', () => {
  it('reports a link that is used or too old', () => {
    const text = 'This link has been used or is too old. Please ask for a new one.';
    expect(resetErrors(answered(400, { token: [text] }))).toEqual({ message: text, fields: {} });
  });

  it('shows the server’s error under its field', () => {
    expect(resetErrors(answered(400, { password: ['Too common.'] })).fields).toEqual({
      password: 'Too common.',
    });
  });
});
