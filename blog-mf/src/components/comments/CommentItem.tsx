import type { BlogComment } from '@shop/shared/entities';
import { shopDate } from '@shop/shared/format/bundled';
import { theme } from '@shop/shared/theme';
import { VisuallyHidden } from '@shop/shared/ui';
import { oneLine } from '@shop/shared/ui/bundled';
import { Link } from 'federated-site/router';
import { styled } from 'styled-components';

const Item = styled.li`
  padding: ${theme.space.m};
  scroll-margin-top: 96px;
  li + & {
    border-top: 1px solid ${theme.color.line};
  }
  &:focus:not(:focus-visible) {
    outline: none;
  }
  /* The comment that the address names: ":target" in the page of the server, "data-marked" where it came later. */
  &:target,
  &[data-marked] {
    background: ${theme.color.raised};
    border-radius: ${theme.radius.m};
    box-shadow: inset 0 0 0 1px ${theme.color.line}, inset 4px 0 0 ${theme.color.brass};
    /* An edge where a visitor's own colours replace those of the page. */
    outline: 2px solid transparent;
    outline-offset: -2px;
  }
`;

const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 12px;
  overflow-wrap: anywhere;
  & > a,
  & > time {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.small};
  }
  & > a {
    padding-block: 12px;
    margin-block: -12px;
    text-decoration-style: dotted;
  }
`;

const Name = styled.bdi`
  max-width: 100%;
  ${oneLine}
  font-weight: 600;
`;

const Text = styled.p`
  margin: ${theme.space.s} 0 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface CommentItemProps extends Pick<BlogComment, 'createdAt' | 'content'> {
  /** of the element, to link to; undefined when the comment has no id */
  anchor: string | undefined;
  name: string;
  /** The address names this comment. */
  marked: boolean;
}

/** One comment: text, never HTML. Its date is the link to it. */
export function CommentItem({ anchor, name, createdAt, content, marked }: CommentItemProps) {
  const day = shopDate(createdAt);
  const when = day && <time dateTime={createdAt}>{day}</time>;
  return (
    <Item id={anchor} tabIndex={-1} data-marked={marked || undefined}>
      <Head>
        <Name title={name}>{name}</Name>
        {anchor ? (
          <Link to={`#${anchor}`}>
            {when || 'Link'}
            <VisuallyHidden>, link to this comment by {name}</VisuallyHidden>
          </Link>
        ) : (
          when
        )}
      </Head>
      <Text dir="auto">{content}</Text>
    </Item>
  );
}
