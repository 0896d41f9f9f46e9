import { flag } from './flag';
import { wholeNumber } from './whole-number';

/** How comments are taken. */
export interface CommentSettings {
  /** Comments of one account in a minute. */
  perMinute: number;
  /** A comment is shown once the shopkeeper has approved it, not at once. */
  approveFirst: boolean;
}

/** Reads the settings of comments; without any variable, the defaults. */
export const readCommentSettings = (env: NodeJS.ProcessEnv = {}): CommentSettings => ({
  perMinute: wholeNumber(env, 'COMMENT_LIMIT', 5),
  approveFirst: flag(env, 'COMMENT_APPROVAL'),
});
