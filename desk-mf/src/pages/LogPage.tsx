import type { ChangeReply } from '@shop/shared/contract';
import { request } from '@shop/shared/http';
import { Button } from '@shop/shared/ui';
import { Words } from '../components/desk.styles';
import { When } from '../components/When';
import { describeFields } from '../data/change-rules';
import { undo } from '../data/outcome';
import { ListPage } from './ListPage';

/** `/desk/log`: who changed what and when. */
export const LogPage = () => (
  <ListPage
    tabs={[['Log', '/desk/log']]}
    load={(offset, signal) => request('GET /api/auth/desk/changes/', { query: { offset }, signal })}
    renderRow={(change) => <LogRow {...change} />}
  />
);

function LogRow({ id, title, before, after, who, at, undone_at, undoable }: ChangeReply) {
  return (
    <>
      <Words id={`change-${id}`}>
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
        <Button
          id={`undo-${id}`}
          aria-labelledby={`undo-${id} change-${id}`}
          size="s"
          tone="quiet"
          onClick={() => void undo(id)}
        >
          Undo
        </Button>
      )}
    </>
  );
}
