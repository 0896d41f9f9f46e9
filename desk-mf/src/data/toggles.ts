import type { DeskCommentReply, DeskEnquiryReply } from '@shop/shared/contract';
import { request } from '@shop/shared/http';
import type { Change } from './use-desk';

/** Shows a comment, or hides it; `put` puts it in its place on the page. */
export const decideComment = <T>(
  before: DeskCommentReply,
  approved: boolean,
  put: Change<T, DeskCommentReply>['put'],
): Change<T, DeskCommentReply> => ({
  edit: (now) => put(now, { ...before, approved }),
  put,
  text: `Comment ${approved ? 'shown' : 'hidden'}.`,
  send: () =>
    request('PATCH /api/auth/desk/comments/{id}/', {
      params: { id: before.id },
      body: { approved },
    }),
});

/** Notes that an enquiry is answered, or that it is not. */
export const answerEnquiry = <T>(
  before: DeskEnquiryReply,
  answered: boolean,
  put: Change<T, DeskEnquiryReply>['put'],
): Change<T, DeskEnquiryReply> => ({
  edit: (now) => put(now, { ...before, answered }),
  put,
  text: `${before.name}: ${answered ? 'answered' : 'not answered'}.`,
  send: () =>
    request('PATCH /api/auth/desk/enquiries/{id}/', {
      params: { id: before.id },
      body: { answered },
    }),
});

/** @returns the list with an entry in the place of the one of its id */
export const withEntry = <T extends { id: number }>(list: readonly T[], entry: T): T[] =>
  list.map((other) => (other.id === entry.id ? entry : other));
