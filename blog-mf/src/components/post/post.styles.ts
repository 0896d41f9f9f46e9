import { media, theme } from '@shop/shared/theme';
import { Container } from '@shop/shared/ui';
import { BackRow, notPrinted } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';

/**
 * One column on phones: the post, its products and author, comments. On desktops products and author
 * stay in sight next to the post.
 */
export const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${theme.space.l};
  padding-bottom: ${theme.space.xxl};
  ${media.desktop} {
    grid-template: 'top top' 'head head' 'post side' 'comments side' / minmax(0, 40rem) minmax(220px, 288px);
    justify-content: center;
    column-gap: clamp(48px, 7vw, 112px);
    padding-bottom: ${theme.space.xxxl};
  }
`;

export const Top = styled(BackRow)`
  margin-bottom: -${theme.space.m};
  padding-top: ${theme.space.xs};
  ${media.wide} {
    margin-bottom: 0;
    padding-top: ${theme.space.m};
  }
  ${media.desktop} {
    grid-area: top;
  }
`;

export const Head = styled.div`
  min-width: 0;
  ${media.desktop} {
    grid-area: head;
    max-width: 54rem;
    margin-bottom: ${theme.space.s};
  }
`;

/** Pictures, text, and the next actions. */
export const Post = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space.l};
  min-width: 0;
  ${media.desktop} {
    grid-area: post;
  }
`;

export const Side = styled.div`
  min-width: 0;
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.l};
  }
  ${media.desktop} {
    grid-area: side;
    & > div {
      position: sticky;
      top: 96px;
    }
  }
`;

export const CommentsArea = styled.div`
  min-width: 0;
  ${media.desktop} {
    grid-area: comments;
  }
`;

/** Actions after reading a post. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  padding-block: ${theme.space.l};
  border-block: 1px solid ${theme.color.line};
  ${notPrinted}
`;
