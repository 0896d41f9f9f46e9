import { unwrapJson } from '@shop/shared/entities';
import { readStored, writeStored } from '@shop/shared/storage';

const key = 'shop-comment-drafts';
/** Stored drafts; the oldest gives way. */
const maxDrafts = 20;

/** An unsent comment of a visitor; another visitor of this browser does not see it. */
interface Draft {
  post: number;
  /** e-mail address */
  by: string;
  text: string;
}

/** @returns '' when there is none */
export const draftOf = (post: number, by: string): string =>
  drafts().find((draft) => draft.post === post && draft.by === by)?.text ?? '';

/** Whether anybody has a draft under the post. */
export const hasDraft = (post: number): boolean => drafts().some((draft) => draft.post === post);

/** Stores a draft in this browser until it is sent; '' removes it. */
export function storeDraft(post: number, by: string, text: string): void {
  const others = drafts().filter((draft) => draft.post !== post || draft.by !== by);
  const all = text.trim() === '' ? others : [...others, { post, by, text }];
  writeStored(key, all.length > 0 ? JSON.stringify(all.slice(-maxDrafts)) : undefined);
}

/** Another release, or a person, may have written what is stored. */
function drafts(): Draft[] {
  const stored = unwrapJson(readStored(key));
  return Array.isArray(stored) ? stored.filter(isDraft) : [];
}

function isDraft(value: unknown): value is Draft {
  const { post, by, text } = (value ?? {}) as Record<string, unknown>;
  return Number.isInteger(post) && typeof by === 'string' && typeof text === 'string';
}
