import type { DeskCommentReply, DeskEnquiryReply } from '@shop/shared/contract';
import { request } from '@shop/shared/http';
import { sendChange } from './send-change';

/** Shows a comment, or hides it; `show` is given what the page shows of it. */
export const toggleComment = (
  before: DeskCommentReply,
  show: (after: DeskCommentReply) => void,
) => {
  const after = { ...before, approved: !before.approved };
  return sendChange({
    ...{ before, after, show },
    text: `Comment ${after.approved ? 'shown' : 'hidden'}.`,
    send: () =>
      request('PATCH /api/auth/desk/comments/{id}/', {
        params: { id: before.id },
        body: { approved: after.approved },
      }),
  });
};

/** Notes that an enquiry is answered, or that it is not. */
export const toggleEnquiry = (
  before: DeskEnquiryReply,
  show: (after: DeskEnquiryReply) => void,
) => {
  const after = { ...before, answered: !before.answered };
  return sendChange({
    ...{ before, after, show },
    text: `${before.name}: ${after.answered ? 'answered' : 'not answered'}.`,
    send: () =>
      request('PATCH /api/auth/desk/enquiries/{id}/', {
        params: { id: before.id },
        body: { answered: after.answered },
      }),
  });
};

/** @returns the list with an entry in the place of the one of its id */
export const withEntry = <T extends { id: number }>(list: readonly T[], entry: T): T[] =>
  list.map((other) => (other.id === entry.id ? entry : other));
