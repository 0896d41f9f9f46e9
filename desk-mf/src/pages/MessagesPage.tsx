import type { DeskCommentReply, DeskEnquiryReply } from '@shop/shared/contract';
import { request } from '@shop/shared/http';
import type { ReactNode } from 'react';
import { CommentRow } from '../components/CommentRow';
import { Columns, Rows, Sheet } from '../components/desk.styles';
import { EnquiryRow } from '../components/EnquiryRow';
import { Loaded } from '../components/Loaded';
import { toggleComment, toggleEnquiry, withEntry } from '../data/toggles';
import { useDesk } from '../data/use-desk';

/** `/desk/comments` */
export const CommentsPage = () => (
  <MessagesPage<DeskCommentReply>
    name="comments"
    load={async (signal) => (await request('GET /api/auth/desk/comments/', { signal })).results}
    isSettled={({ approved }) => approved}
    titles={['Waiting or hidden', 'Shown']}
    row={(comment, show) => (
      <CommentRow comment={comment} onToggle={() => void toggleComment(comment, show)} />
    )}
  />
);

/** `/desk/enquiries` */
export const EnquiriesPage = () => (
  <MessagesPage<DeskEnquiryReply>
    name="enquiries"
    load={async (signal) => (await request('GET /api/auth/desk/enquiries/', { signal })).results}
    isSettled={({ answered }) => answered}
    titles={['Not answered', 'Answered']}
    row={(enquiry, show) => (
      <EnquiryRow enquiry={enquiry} onToggle={() => void toggleEnquiry(enquiry, show)} />
    )}
  />
);

interface MessagesProps<T> {
  name: string;
  load: (signal?: AbortSignal) => Promise<T[]>;
  isSettled: (message: T) => boolean;
  /** of those that wait, and of the others */
  titles: readonly string[];
  /** @param show changes what is shown of it */
  row: (message: T, show: (after: T) => void) => ReactNode;
}

/** Messages, those that wait apart from the others. */
function MessagesPage<T extends { id: number }>(props: MessagesProps<T>) {
  const { name, load, isSettled, titles, row } = props;
  const desk = useDesk(name, load);
  const show = (after: T) => desk.show((now) => withEntry(now, after));
  return (
    <Loaded {...desk}>
      {(messages) => (
        <Columns>
          {titles.map((title, settled) => {
            const some = messages.filter((message) => isSettled(message) === settled > 0);
            return (
              <Sheet key={title} aria-label={title}>
                <h2>{title}</h2>
                {some.length === 0 && <p>None.</p>}
                <Rows>
                  {some.map((message) => (
                    <li key={message.id}>{row(message, show)}</li>
                  ))}
                </Rows>
              </Sheet>
            );
          })}
        </Columns>
      )}
    </Loaded>
  );
}
