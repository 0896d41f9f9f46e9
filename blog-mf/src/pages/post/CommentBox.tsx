import type { BlogComment } from '@shop/shared/entities';
import { useSession } from '@shop/shared/session';
import { theme } from '@shop/shared/theme';
import { ButtonLink, loginPath, VisuallyHidden } from '@shop/shared/ui';
import { Failure } from '@shop/shared/ui/bundled';
import { useLocation } from 'federated-site/router';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Box, Quiet } from '../../components/comments/comments.styles';
import { hasDraft } from '../../data/comments/comment-drafts';
import { type Posted, usePosting } from '../../data/comments/use-posting';
import { CommentForm } from './CommentForm';

interface CommentBoxProps {
  /** id */
  post: number;
  onPosted: (comment: BlogComment) => void;
}

/** Writes a comment when signed in, else prompts to log in (spec section 5). */
export function CommentBox({ post, onPosted }: CommentBoxProps) {
  const session = useSession();
  const posting = usePosting(post, onPosted);
  return (
    <Box>
      {session.state === 'signed-in' ? (
        <CommentForm key={session.user.email} post={post} user={session.user} {...posting} />
      ) : (
        <Prompt key={session.state} post={post} isUnreachable={session.state === 'unreachable'} />
      )}
      <PostedMessage posted={posting.posted} />
    </Box>
  );
}

const unreachable =
  'The shop cannot be reached to see who you are. You can write here once it answers.';

const Middle = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  text-align: center;
`;

const Question = styled.p`
  font: 600 ${theme.size.h3} / 1.25 ${theme.font.display};
`;

/** In place of the form (spec section 5): the way to /login and back to the comments. */
function Prompt({ post, isUnreachable }: { post: number; isUnreachable: boolean }) {
  const { pathname } = useLocation();
  const [isBegun, setIsBegun] = useState(false);
  useEffect(() => setIsBegun(hasDraft(post)), [post]);
  if (isUnreachable) return <Quiet role="status">{unreachable}</Quiet>;
  return (
    <Middle>
      <Question data-display="">A question, or a tip of your own?</Question>
      <Quiet>Please log in to write a comment.</Quiet>
      {isBegun && <Quiet>What you have written is kept until then.</Quiet>}
      <ButtonLink to={loginPath(`${pathname}#comments`)} tone="quiet">
        Login
      </ButtonLink>
    </Middle>
  );
}

/** The outcome of a comment: shown, waiting for approval, or not posted (spec section 8). */
const PostedMessage = ({ posted }: { posted: Posted | undefined }) => (
  <>
    {posted?.state === 'failed' && (
      <Failure>
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
