import { theme } from '@shop/shared/theme';
import { VisuallyHidden } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { Quiet } from './comments.styles';

const Failure = styled.div`
  padding: 12px ${theme.space.m};
  background: ${theme.color.paper};
  border: 1px solid ${theme.color.danger};
  border-left-width: 4px;
  border-radius: ${theme.radius.s};
  overflow-wrap: anywhere;
  & > p {
    margin: 0;
  }
  & > p:first-child {
    color: ${theme.color.danger};
    font-weight: 600;
  }
`;

export interface PostedMessageProps {
  posted:
    | { state: 'shown' | 'waiting' }
    | { state: 'failed'; text: string; reason?: string }
    | undefined;
}

/** What became of a comment: shown, waiting for approval, or not posted (spec section 8). */
export const PostedMessage = ({ posted }: PostedMessageProps) => (
  <>
    {posted?.state === 'failed' && (
      <Failure role="alert">
        <p>{posted.text}</p>
        {posted.reason && <p>{posted.reason}</p>}
      </Failure>
    )}
    <div role="status">
      {posted?.state === 'shown' && <VisuallyHidden>Your comment is posted.</VisuallyHidden>}
      {posted?.state === 'waiting' && (
        <Quiet>Thank you. Your comment will be shown here once we have read it.</Quiet>
      )}
    </div>
  </>
);
