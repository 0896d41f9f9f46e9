import { request } from '@shop/shared/http';
import type { ReactNode } from 'react';
import { Columns, Rows, Sheet } from '../components/desk.styles';
import { Loaded } from '../components/Loaded';
import { type Desk, useDesk } from '../data/use-desk';
import { CommentRow, EnquiryRow, withEntry } from './MessageRows';

/** `/desk/comments` */
export function CommentsPage() {
  const desk = useDesk('comments', async (signal) => {
    return (await request('GET /api/auth/desk/comments/', { signal })).results;
  });
  return (
    <Messages
      desk={desk}
      isSettled={({ approved }) => approved !== null}
      titles={['Waiting', 'Shown or hidden']}
      row={(message) => <CommentRow {...{ message, desk }} put={withEntry} />}
    />
  );
}

/** `/desk/enquiries` */
export function EnquiriesPage() {
  const desk = useDesk('enquiries', async (signal) => {
    return (await request('GET /api/auth/desk/enquiries/', { signal })).results;
  });
  return (
    <Messages
      desk={desk}
      isSettled={({ answered }) => answered}
      titles={['Not answered', 'Answered']}
      row={(message) => <EnquiryRow {...{ message, desk }} put={withEntry} />}
    />
  );
}

interface MessagesProps<T> {
  desk: Desk<T[]>;
  isSettled: (message: T) => boolean;
  /** of those that wait, and of the others */
  titles: readonly string[];
  row: (message: T) => ReactNode;
}

/** Messages, those that wait apart from the others. */
const Messages = <T extends { id: number }>({ desk, isSettled, titles, row }: MessagesProps<T>) => (
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
                  <li key={message.id}>{row(message)}</li>
                ))}
              </Rows>
            </Sheet>
          );
        })}
      </Columns>
    )}
  </Loaded>
);
