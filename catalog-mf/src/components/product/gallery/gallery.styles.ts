import { theme } from '@shop/shared/theme';
import { plainList } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';
import { pictureName } from '../../card/use-picture-transition';

export const Stage = styled.div`
  position: relative;
  aspect-ratio: 1;
  overflow: hidden;
  background: ${theme.color.sunken};
  border-radius: ${theme.radius.m};
`;

/** Where hovering zooms: wide screens with a fine pointer (spec section 9: 768px, 2x). */
const zoomMedia = '@media (min-width: 768px) and (hover: hover) and (pointer: fine)';

export const Strip = styled.ul`
  display: flex;
  height: 100%;
  ${plainList}
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  & > li {
    flex: 0 0 100%;
    overflow: hidden;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
  @media (prefers-reduced-motion: no-preference) {
    & > [data-picture] {
      view-transition-name: ${pictureName};
    }
  }
  & button {
    display: block;
    width: 100%;
    height: 100%;
    padding: 0;
    border: 0;
    border-radius: inherit;
    background: none;
    cursor: zoom-in;
  }
  & button:focus-visible {
    outline-offset: -5px;
  }
  & img {
    transition: transform ${theme.motion.quick};
  }
  /* They open nothing without scripts: only the pictures are left of them. */
  @media (scripting: none) {
    & button {
      visibility: hidden;
    }
    & button > * {
      visibility: visible;
    }
  }
  ${zoomMedia} {
    & [data-zoomed] img {
      transform: scale(2);
      transform-origin: var(--zoom-x, 50%) var(--zoom-y, 50%);
    }
  }
`;

export const Sign = styled.span`
  position: absolute;
  right: 12px;
  bottom: 12px;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.low};
  pointer-events: none;
  @media print, (scripting: none) {
    display: none;
  }
`;
