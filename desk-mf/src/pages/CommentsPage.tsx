import { request } from '@shop/shared/http';
import { CommentRow } from '../components/CommentRow';
import { Columns, Rows, Sheet } from '../components/desk.styles';
import { Loaded } from '../components/Loaded';
import { toggleComment, withEntry } from '../data/toggles';
import { useDesk } from '../data/use-desk';

/** `/desk/comments` */
export function CommentsPage() {
  const desk = useDesk('comments', async (signal) => {
    const { results } = await request('GET /api/auth/desk/comments/', { signal });
    return results;
  });
  return (
    <Loaded {...desk}>
      {(comments) => (
        <Columns>
          {[false, true].map((approved) => {
            const some = comments.filter((comment) => comment.approved === approved);
            const title = approved ? 'Shown' : 'Waiting or hidden';
            return (
              <Sheet key={title} aria-label={title}>
                <h2>{title}</h2>
                {some.length === 0 && <p>None.</p>}
                <Rows>
                  {some.map((comment) => (
                    <li key={comment.id}>
                      <CommentRow
                        comment={comment}
                        onToggle={() =>
                          void toggleComment(comment, (after) =>
                            desk.show((now) => withEntry(now, after)),
                          )
                        }
                      />
                    </li>
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
