import { request } from '@shop/shared/http';
import { useSearchParams } from 'federated-site/router';
import { ListPage } from './ListPage';
import { CommentRow, EnquiryRow } from './MessageRows';

/** `/desk/comments`, and `?decided=1` for those that are shown or hidden. */
export function CommentsPage() {
  const [params] = useSearchParams();
  const decided = params.get('decided') ?? undefined;
  return (
    <ListPage
      parts={[
        ['Waiting', '/desk/comments'],
        ['Shown or hidden', '/desk/comments?decided=1'],
      ]}
      load={(offset, signal) =>
        request('GET /api/auth/desk/comments/', { query: { decided, offset }, signal })
      }
      isHere={({ approved }) => (approved !== null) === (decided !== undefined)}
      row={(message, place) => <CommentRow message={message} {...place} />}
    />
  );
}

/** `/desk/enquiries`, and `?answered=1` for those with an answer. */
export function EnquiriesPage() {
  const [params] = useSearchParams();
  const answered = params.get('answered') ?? undefined;
  return (
    <ListPage
      parts={[
        ['Not answered', '/desk/enquiries'],
        ['Answered', '/desk/enquiries?answered=1'],
      ]}
      load={(offset, signal) =>
        request('GET /api/auth/desk/enquiries/', { query: { answered, offset }, signal })
      }
      isHere={(message) => message.answered === (answered !== undefined)}
      row={(message, place) => <EnquiryRow message={message} {...place} />}
    />
  );
}
