import { greetingName, type User } from '@shop/shared/session';
import { theme } from '@shop/shared/theme';
import { Button } from '@shop/shared/ui';
import { Input, oneLine } from '@shop/shared/ui/bundled';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { draftOf, storeDraft } from '../../data/comments/comment-drafts';
import type { Posted } from '../../data/comments/use-posting';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};
  justify-items: start;
  & > label {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.3em;
    width: 100%;
    font-weight: 600;
  }
`;

/** One line, whatever its length: next to the words before it, or below them in large text. */
const Name = styled.bdi`
  flex: 1 1 6em;
  min-width: 0;
  ${oneLine}
`;

const Text = styled(Input).attrs({ as: 'textarea' })`
  min-height: 112px;
  line-height: 1.5;
  background: ${theme.color.paper};
  resize: vertical;
  &:read-only {
    color: ${theme.color.inkSoft};
  }
`;

interface CommentFormProps {
  post: number;
  user: User;
  busy: boolean;
  posted: Posted | undefined;
  send: (text: string, user: User) => void;
}

/**
 * Writes a comment, stored at each key until it is sent. Blank text is not sent; while one is being
 * sent it stays as it is. Only drawn for a signed-in visitor, so never on the server.
 */
export function CommentForm({ post, user, busy, posted, send }: CommentFormProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => draftOf(post, user.email));
  const name = greetingName(user);
  const type = (next: string) => {
    setText(next);
    storeDraft(post, user.email, next);
  };
  const isSent = posted?.state === 'shown' || posted?.state === 'waiting';
  useEffect(() => {
    // With a draft, it is one that was begun since.
    if (isSent && draftOf(post, user.email) === '') setText('');
  }, [isSent, post, user.email]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') field.current?.focus();
    else send(text, user);
  };
  return (
    <Form onSubmit={submit} aria-label="Write a comment">
      <label htmlFor={id}>
        Write a comment as <Name title={name}>{name}</Name>
      </label>
      <Text
        ref={field}
        id={id}
        rows={4}
        value={text}
        readOnly={busy}
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit" busy={busy}>
        {busy ? 'Posting...' : 'Post comment'}
      </Button>
    </Form>
  );
}
