import type { DeskCommentReply } from '@shop/shared/contract';
import { Button } from '@shop/shared/ui';
import { Words } from './desk.styles';

interface CommentRowProps {
  comment: DeskCommentReply;
  onToggle: () => void;
}

/** A comment, with the button that shows or hides it. */
export const CommentRow = ({ comment, onToggle }: CommentRowProps) => (
  <>
    <Words>
      <p>{comment.content}</p>
      <small>
        {comment.name || 'Without a name'}, under {comment.post}
      </small>
    </Words>
    <Button size="s" tone={comment.approved ? 'quiet' : 'accent'} onClick={onToggle}>
      {comment.approved ? 'Hide' : 'Show'}
    </Button>
  </>
);
