import type { BlogComment } from '@shop/shared/entities';
import { useLocation } from '@shop/shared/router';
import { greetingName, type User, useSession } from '@shop/shared/session';
import { theme } from '@shop/shared/theme';
import { ButtonLink, loginPath, VisuallyHidden } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { CommentForm } from '../../components/comments/CommentForm';
import { Box, Quiet } from '../../components/comments/comments.styles';
import { draftOf, hasDraft, keepDraft } from '../../data/comments/comment-drafts';
import { type Posted, usePosting } from '../../data/comments/use-posting';

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
        <DraftForm key={session.user.email} post={post} user={session.user} {...posting} />
      ) : (
        <Prompt key={session.state} post={post} isUnreachable={session.state === 'unreachable'} />
      )}
      <PostedMessage posted={posting.posted} />
    </Box>
  );
}

interface DraftFormProps {
  post: number;
  user: User;
  busy: boolean;
  send: (text: string, user: User) => Promise<boolean>;
}

/**
 * What a visitor is writing, kept from key to key. Only drawn where somebody is signed in, so never
 * on the server.
 */
function DraftForm({ post, user, busy, send }: DraftFormProps) {
  const [text, setText] = useState(() => draftOf(post, user.email));
  const type = (next: string) => {
    setText(next);
    keepDraft(post, user.email, next);
  };
  const sendText = async () => {
    if (await send(text, user)) setText('');
  };
  return (
    <CommentForm
      name={greetingName(user)}
      text={text}
      busy={busy}
      onType={type}
      onSend={() => void sendText()}
    />
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
  margin: 0;
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
      <Question>A question, or a tip of your own?</Question>
      <Quiet>Please log in to write a comment.</Quiet>
      {isBegun && <Quiet>What you have written is kept until then.</Quiet>}
      <ButtonLink to={loginPath(`${pathname}#comments`)} tone="quiet">
        Log in
      </ButtonLink>
    </Middle>
  );
}

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

/** What became of a comment: shown, waiting for approval, or not posted (spec section 8). */
const PostedMessage = ({ posted }: { posted: Posted | undefined }) => (
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
