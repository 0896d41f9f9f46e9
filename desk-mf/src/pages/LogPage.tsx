import { request } from '@shop/shared/http';
import { Button } from '@shop/shared/ui';
import { Columns, Rows, Sheet, Words } from '../components/desk.styles';
import { Loaded } from '../components/Loaded';
import { When } from '../components/When';
import { describeFields } from '../data/change-rules';
import { undo } from '../data/outcome';
import { useDesk } from '../data/use-desk';

/** `/desk/log`: who changed what and when. */
export function LogPage() {
  const load = async (before?: number, signal?: AbortSignal) => {
    const { results } = await request('GET /api/auth/desk/changes/', { query: { before }, signal });
    return results;
  };
  const desk = useDesk('log', (signal) => load(undefined, signal));
  const loadMore = () =>
    desk.more(async (now) => [...now, ...(await load(now[now.length - 1]?.id))]);
  return (
    <Loaded {...desk}>
      {(changes) => (
        <Columns>
          <Sheet aria-label="Log" data-wide>
            <h2>Log</h2>
            {changes.length === 0 && <p>Nothing was changed yet.</p>}
            <Rows>
              {changes.map(({ id, title, before, after, who, at, undone_at, undoable }) => (
                <li key={id}>
                  <Words>
                    <strong>{title}</strong>: {describeFields(before, after)}
                    <small>
                      {who || 'Somebody'}, <When at={at} exact />
                      {undone_at && (
                        <>
                          ; undone <When at={undone_at} exact />
                        </>
                      )}
                    </small>
                  </Words>
                  {!undone_at && undoable && (
                    <Button size="s" tone="quiet" onClick={() => void undo(id)}>
                      Undo
                    </Button>
                  )}
                </li>
              ))}
            </Rows>
            {changes.length > 0 && changes.length % 50 === 0 && (
              <Button tone="quiet" onClick={() => void loadMore()}>
                Earlier changes
              </Button>
            )}
          </Sheet>
        </Columns>
      )}
    </Loaded>
  );
}
