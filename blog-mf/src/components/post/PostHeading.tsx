import type { BlogPost } from '@shop/shared/entities';
import { shopDate } from '@shop/shared/format/bundled';
import { theme } from '@shop/shared/theme';
import { styled } from 'styled-components';

const Head = styled.header`
  overflow-wrap: anywhere;
  & > h1 {
    unicode-bidi: plaintext;
  }
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${theme.space.s};
  margin: 12px 0 0;
  color: ${theme.color.inkSoft};
  font-size: 0.9375rem;
  & > * + *::before {
    content: '·';
    margin-right: ${theme.space.s};
  }
`;

const Lead = styled.p`
  margin: ${theme.space.m} 0 0;
  padding-left: ${theme.space.m};
  border-left: 3px solid ${theme.color.brass};
  color: ${theme.color.inkSoft};
  font-size: 1.1875rem;
  line-height: 1.5;
  unicode-bidi: plaintext;
`;

interface PostHeadingProps extends Pick<BlogPost, 'title' | 'createdAt' | 'author'> {
  excerpt: string;
  /** the excerpt is the beginning of the content, which follows */
  isExtract?: boolean;
}

/** Title, date and the post's own excerpt (spec section 2, Blog post). */
export function PostHeading({ title, createdAt, author, excerpt, isExtract }: PostHeadingProps) {
  const day = shopDate(createdAt);
  return (
    <Head>
      <h1>{title}</h1>
      {(day || author) && (
        <Line>
          {day && <time dateTime={createdAt}>{day}</time>}
          {author && <span>{author}</span>}
        </Line>
      )}
      {!isExtract && excerpt && <Lead>{excerpt}</Lead>}
    </Head>
  );
}
