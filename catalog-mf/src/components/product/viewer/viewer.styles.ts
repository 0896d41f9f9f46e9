import { media, theme } from '@shop/shared/theme';
import { fullDialog, plainList } from '@shop/shared/ui/bundled';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;

/** The viewer over the whole screen, dark so that only the picture counts. */
export const Dialog = styled.dialog`
  ${fullDialog}
  inset: 0;
  color: ${theme.color.raised};
  background: #17100b;
  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    animation: ${appear} ${theme.motion.quick};
  }
  ${media.calm} {
    &[open] {
      animation: none;
    }
  }
  & button {
    color: inherit;
    background: rgb(23 16 11 / 70%);
  }
  & button:hover:enabled {
    color: ${theme.color.ink};
    background: ${theme.color.raised};
  }
  & button[aria-disabled='true'] {
    color: inherit;
    background: none;
    opacity: 0.35;
  }
  & :focus-visible {
    outline: 3px solid ${theme.color.brass};
    outline-offset: -3px;
  }
`;

export const Strip = styled.ul`
  display: flex;
  min-height: 0;
  ${plainList}
  overflow-x: auto;
  overflow-y: hidden;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  &[data-zoomed] {
    overflow: hidden;
  }
`;

export const Slide = styled.li`
  flex: 0 0 100%;
  min-width: 0;
  height: 100%;
  overflow: hidden;
  scroll-snap-align: center;
  scroll-snap-stop: always;
  touch-action: pan-x pan-y;
  cursor: zoom-in;
  &[data-zoomed] {
    overflow: auto;
    overscroll-behavior: contain;
    cursor: zoom-out;
  }
`;

/** What the picture fills: the slide, or two and a half of it when zoomed. */
export const Stage = styled.div`
  height: 100%;
  &[data-zoomed] {
    width: 250%;
    height: 250%;
  }
  && > span {
    height: 100%;
    aspect-ratio: auto;
    background: none;
  }
  && img {
    object-fit: contain;
  }
`;
