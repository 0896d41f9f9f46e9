import { loginPath, showToast } from '@shop/shared/ui';

/**
 * Tells a signed-out visitor why nothing happened, with a way to sign in and come back.
 * @param text from the spec's section 8
 */
export function askToLogin(text: string): void {
  const { pathname, search } = window.location;
  showToast({ text, action: { label: 'Login', to: loginPath(pathname + search) } });
}
