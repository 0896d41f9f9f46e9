import { media, theme } from '@shop/shared/theme';
import { maxLines, plainList } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';

/** One column on phones, two on tablets, three on desktops; the lead takes a row of its own. */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  ${plainList}
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space.xxl} ${theme.space.l};
    & > [data-lead] {
      grid-column: 1 / -1;
    }
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: ${theme.space.xl};
  }
  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A post: its picture first, then its words. */
export const Card = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.m};
  min-width: 0;
  height: 100%;
  ${media.wide} {
    &[data-lead] {
      display: grid;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      align-items: center;
      gap: clamp(24px, 4vw, 56px);
    }
  }
`;

/** Pictures of posts are landscapes. */
export const Frame = styled.div`
  flex: none;
  overflow: hidden;
  border-radius: ${theme.radius.m};
  & > a {
    display: block;
    border-radius: inherit;
    text-decoration: none;
  }
  & > a > span {
    aspect-ratio: 3 / 2;
  }
  & img {
    transition: transform ${theme.motion.calm};
  }
  ${media.hover} {
    article:hover & img {
      transform: scale(1.025);
    }
  }
`;

/** In place of a picture: says that there is none, in the shop's own style. */
export const NoImage = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  background: ${theme.color.sunken};
  &::before {
    content: '';
    position: absolute;
    inset: 10px;
    border: 1.5px dashed ${theme.color.brass};
    border-radius: ${theme.radius.s};
    opacity: 0.6;
  }
`;

export const Words = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${theme.space.xs};
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Day = styled.time`
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
`;

export const Title = styled.div`
  & > * {
    font-size: ${theme.size.h3};
    text-wrap: pretty;
    unicode-bidi: plaintext;
  }
  [data-lead] & > * {
    ${media.wide} {
      font-size: ${theme.size.h2};
    }
  }
  & a {
    color: ${theme.color.ink};
    text-decoration: none;
  }
  & a:hover {
    color: ${theme.color.accentStrong};
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
`;

export const Excerpt = styled.p`
  margin: ${theme.space.xs} 0 0;
  ${maxLines(4)}
  color: ${theme.color.inkSoft};
  unicode-bidi: plaintext;
  [data-lead] & {
    ${media.wide} {
      font-size: ${theme.size.lead};
      -webkit-line-clamp: 6;
    }
  }
`;
