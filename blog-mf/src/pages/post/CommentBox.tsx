import type { BlogComment } from '@shop/shared/entities';
import { useLocation } from '@shop/shared/router';
import { greetingName, type User, useSession } from '@shop/shared/session';
import { loginPath } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import { CommentForm } from '../../components/comments/CommentForm';
import { Box, Quiet } from '../../components/comments/comments.styles';
import { LoginPrompt } from '../../components/comments/LoginPrompt';
import { PostedMessage } from '../../components/comments/PostedMessage';
import { hasDraft } from '../../data/comment-drafts';
import { useDraft } from '../../data/use-draft';
import { usePosting } from '../../data/use-posting';

export interface CommentBoxProps {
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

function DraftForm({ post, user, busy, send }: DraftFormProps) {
  const { text, type, clear } = useDraft(post, user.email);
  const sendIt = async () => {
    if (await send(text, user)) clear();
  };
  return (
    <CommentForm
      name={greetingName(user)}
      text={text}
      busy={busy}
      onType={type}
      onSend={() => void sendIt()}
    />
  );
}

const unreachable =
  'The shop cannot be reached to see who you are. You can write here once it answers.';

/** The way to /login and back to the comments; not for who may be signed in. */
function Prompt({ post, isUnreachable }: { post: number; isUnreachable: boolean }) {
  const { pathname } = useLocation();
  const [isBegun, setIsBegun] = useState(false);
  useEffect(() => setIsBegun(hasDraft(post)), [post]);
  if (isUnreachable) return <Quiet role="status">{unreachable}</Quiet>;
  return <LoginPrompt to={loginPath(`${pathname}#comments`)} hasDraft={isBegun} />;
}
