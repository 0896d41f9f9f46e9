import { flag, wholeNumber } from './env-values';

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
