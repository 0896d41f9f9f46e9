import { OperatorError } from '../operator-error';

export type AccountSettings = ReturnType<typeof readAccountSettings>;
export type CommentSettings = ReturnType<typeof readCommentSettings>;

const days = 24 * 60 * 60;

/** Reads how sign-in behaves; without any variable, the defaults. */
export const readAccountSettings = (env: NodeJS.ProcessEnv = {}) => ({
  accessSeconds: wholeNumber(env, 'ACCESS_TOKEN_SECONDS', 5 * 60),
  refreshSeconds: wholeNumber(env, 'REFRESH_TOKEN_SECONDS', 14 * days),
  /** A refresh gives a new refresh token too, and the old one is worth nothing from then on. */
  rotateRefreshTokens: flag(env, 'ROTATE_REFRESH_TOKENS'),
  /** Tries a minute for one e-mail address from one network address; ten times that in all. */
  loginPerMinute: wholeNumber(env, 'LOGIN_LIMIT', 10),
  registerPerMinute: wholeNumber(env, 'REGISTER_LIMIT', 5),
  resetPerMinute: wholeNumber(env, 'RESET_LIMIT', 5),
  /** Enquiries a minute from one network address. */
  contactPerMinute: wholeNumber(env, 'CONTACT_LIMIT', 5),
});

/** Reads how comments are taken; without any variable, the defaults. */
export const readCommentSettings = (env: NodeJS.ProcessEnv = {}) => ({
  /** Comments of one account in a minute. */
  perMinute: wholeNumber(env, 'COMMENT_LIMIT', 5),
  /** A comment is shown only after the shopkeeper has approved it. */
  approveFirst: flag(env, 'COMMENT_APPROVAL'),
});

/** A setting that is 0 or 1, 0 when it is left out; throws OperatorError that names a bad one. */
function flag(env: NodeJS.ProcessEnv, name: string): boolean {
  const text = env[name] || '0';
  if (text !== '0' && text !== '1')
    throw new OperatorError(`${name} must be 0 or 1, not '${text}'.`);
  return text === '1';
}

/** A setting that is a whole number, 1 or more; throws OperatorError that names a bad one. */
export function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name];
  if (!text) return fallback;
  if (!/^[1-9]\d{0,8}$/.test(text)) {
    throw new OperatorError(`${name} must be a whole number, 1 or more, not '${text}'.`);
  }
  return Number(text);
}
