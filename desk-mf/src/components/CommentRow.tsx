import type { DeskCommentReply } from '@shop/shared/contract';
import { Badge, Button } from '@shop/shared/ui';
import { Buttons, Words } from './desk.styles';

interface CommentRowProps {
  comment: DeskCommentReply;
  onDecide: (approved: boolean) => void;
}

/** A comment, with the buttons that show and hide it. */
export const CommentRow = ({ comment, onDecide }: CommentRowProps) => (
  <>
    <Words>
      <p>{comment.content}</p>
      <small>
        Comment {comment.id}, {comment.name || 'without a name'}, under {comment.post}{' '}
        {comment.approved === false && <Badge>hidden</Badge>}
      </small>
    </Words>
    <Buttons>
      {!comment.approved && (
        <Button
          size="s"
          tone={comment.approved === null ? 'accent' : 'quiet'}
          onClick={() => onDecide(true)}
        >
          Show
        </Button>
      )}
      {comment.approved !== false && (
        <Button size="s" tone="quiet" onClick={() => onDecide(false)}>
          Hide
        </Button>
      )}
    </Buttons>
  </>
);
