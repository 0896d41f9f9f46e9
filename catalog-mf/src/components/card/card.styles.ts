import { media, theme } from '@shop/shared/theme';
import { maxLines, oneLine } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';

/** A product card: its picture is the hero, the rest is quiet. */
export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  height: 100%;
  &[data-layout='list'] {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: ${theme.space.m};
    ${media.smallPhone} {
      gap: 8px;
      grid-template-columns: 72px minmax(0, 1fr);
    }
    ${media.wide} {
      grid-template-columns: 200px minmax(0, 1fr);
      gap: ${theme.space.l};
    }
  }
`;

export const Frame = styled.div`
  position: relative;
  flex: none;
  border-radius: ${theme.radius.m};
  & > a {
    display: block;
    border-radius: inherit;
    color: inherit;
  }
  & img {
    transition: transform ${theme.motion.calm};
  }
  ${media.hover} {
    article:hover & img {
      transform: scale(1.035);
    }
  }
  [data-layout='list'] > & {
    align-self: start;
  }
`;

/** Badges over the picture's corners on the left, clear of the buttons on the right. */
export const Badges = styled.div`
  position: absolute;
  inset: 10px 60px 10px 10px;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 6px;
  pointer-events: none;
  & > [data-tone='off'] {
    margin-top: auto;
  }
  ${media.narrow} {
    inset: 8px 56px 8px 8px;
    & > * {
      padding-inline: 6px;
      font-size: 0.75rem;
      white-space: normal;
    }
    & > [data-tone='off'] {
      white-space: nowrap;
    }
    & svg {
      display: none;
    }
  }
  [data-layout='list'] & {
    inset: 6px;
    ${media.narrow} {
      position: static;
      margin-top: 6px;
    }
  }
`;

export const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-width: 0;
  padding-top: 12px;
  [data-layout='list'] > & {
    padding-top: 0;
    ${media.wide} {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(240px, 300px);
      align-content: center;
      column-gap: ${theme.space.xl};
    }
  }
`;

/** One line: the category, and the colours at its end; on a small phone two lines, on every card. */
export const Kind = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  & > [dir] {
    flex: 1;
    ${oneLine}
    [data-layout='list'] & {
      white-space: normal;
    }
  }
  ${media.smallPhone} {
    [data-layout='grid'] & {
      flex-wrap: wrap;
      row-gap: 0;
      & > [dir] {
        flex-basis: 100%;
      }
      & > svg {
        margin-block: 2px;
      }
    }
  }
`;

export const Title = styled.div`
  & > * {
    ${maxLines(2)}
    font-size: 1.0625rem;
    line-height: 1.25;
    letter-spacing: 0;
    text-wrap: pretty;
    unicode-bidi: plaintext;
    ${media.wide} {
      font-size: 1.1875rem;
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

export const Subtitle = styled.p`
  margin: 2px 0 0;
  ${maxLines(2)}
  color: ${theme.color.inkSoft};
  font-size: 0.875rem;
  line-height: 1.4;
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
`;

export const Size = styled.p`
  ${oneLine}
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
`;

/** In the list view the buttons are next to the other actions. */
export const Actions = styled.div`
  [data-layout='list'] & {
    display: flex;
    align-items: center;
    gap: ${theme.space.s};
    margin-top: ${theme.space.s};
    border-top: 1px solid ${theme.color.line};
    padding-top: ${theme.space.xs};
    ${media.narrow} {
      flex-wrap: wrap;
    }
  }
`;

/** Price and actions stand on one line across a row of cards, however long the titles are. */
export const Footer = styled.div`
  margin-top: auto;
  padding-top: ${theme.space.s};
  min-width: 0;
  overflow-wrap: anywhere;
  [data-layout='list'] & {
    ${media.wide} {
      grid-column: 2;
      grid-row: 1 / span 4;
      align-self: center;
      margin: 0;
      padding: ${theme.space.s} 0 ${theme.space.s} ${theme.space.l};
      border-left: 1px solid ${theme.color.line};
    }
  }
`;
