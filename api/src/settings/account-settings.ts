import { flag } from './flag';
import { wholeNumber } from './whole-number';

/** How sign-in behaves. */
export interface AccountSettings {
  accessSeconds: number;
  refreshSeconds: number;
  /** A refresh gives a new refresh token too, and the old one is worth nothing from then on. */
  rotateRefreshTokens: boolean;
  /** Tries a minute for one e-mail address from one network address; ten times that in all. */
  loginPerMinute: number;
  registerPerMinute: number;
  resetPerMinute: number;
  /** Enquiries a minute from one network address. */
  contactPerMinute: number;
}

const days = 24 * 60 * 60;

/** Reads the settings of accounts; without any variable, the defaults. */
export const readAccountSettings = (env: NodeJS.ProcessEnv = {}): AccountSettings => ({
  accessSeconds: wholeNumber(env, 'ACCESS_TOKEN_SECONDS', 5 * 60),
  refreshSeconds: wholeNumber(env, 'REFRESH_TOKEN_SECONDS', 14 * days),
  rotateRefreshTokens: flag(env, 'ROTATE_REFRESH_TOKENS'),
  loginPerMinute: wholeNumber(env, 'LOGIN_LIMIT', 10),
  registerPerMinute: wholeNumber(env, 'REGISTER_LIMIT', 5),
  resetPerMinute: wholeNumber(env, 'RESET_LIMIT', 5),
  contactPerMinute: wholeNumber(env, 'CONTACT_LIMIT', 5),
});
