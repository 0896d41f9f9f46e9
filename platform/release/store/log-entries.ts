import type { Channel } from '../../release-set/release-set';

/** Who asked for something, and why. */
export interface Author {
  /** name of a person, or of a token */
  by: string;
  why?: string | undefined;
}

/** An app that a move exchanged; `null` where it was not there. */
export interface Change {
  part: string;
  from: string | null;
  to: string | null;
}

/** One move of a channel. */
export interface Move extends Author {
  /** `follow`: what is live changed, and a preview with it */
  action: 'promote' | 'rollback' | 'withdraw' | 'prune' | 'follow';
  channel: string;
  /** ISO 8601 */
  at: string;
  changes: readonly Change[];
  /** what the channel points at from now on */
  state: Channel;
}

/** That a version was stored, kept when its files are pruned. */
export interface Publication extends Author {
  name: string;
  version: string;
  at: string;
  /** integrity of its part.json */
  part: string;
  /** integrity of the list of its files: what a version may never differ in */
  files: string;
}
