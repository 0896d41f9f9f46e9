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
      tabs={[
        ['Waiting', '/desk/comments'],
        ['Shown or hidden', '/desk/comments?decided=1'],
      ]}
      load={(offset, signal) =>
        request('GET /api/auth/desk/comments/', { query: { decided, offset }, signal })
      }
      isListed={({ approved }) => (approved !== null) === (decided !== undefined)}
      renderRow={(message, context) => <CommentRow message={message} {...context} />}
    />
  );
}

/** `/desk/enquiries`, and `?answered=1` for those with an answer. */
export function EnquiriesPage() {
  const [params] = useSearchParams();
  const answered = params.get('answered') ?? undefined;
  return (
    <ListPage
      tabs={[
        ['Not answered', '/desk/enquiries'],
        ['Answered', '/desk/enquiries?answered=1'],
      ]}
      load={(offset, signal) =>
        request('GET /api/auth/desk/enquiries/', { query: { answered, offset }, signal })
      }
      isListed={(message) => message.answered === (answered !== undefined)}
      renderRow={(message, context) => <EnquiryRow message={message} {...context} />}
    />
  );
}
