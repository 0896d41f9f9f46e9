import { media, theme } from '@shop/shared/theme';
import { fullDialog, plainList } from '@shop/shared/ui/bundled';
import { keyframes, styled } from 'styled-components';

const slideIn = keyframes`
  from { transform: translateX(100%); }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/** 420px wide on desktop (spec section 9), the whole width on phones. */
export const Dialog = styled.dialog`
  ${fullDialog}
  inset: 0 0 0 auto;
  color: ${theme.color.ink};
  background: ${theme.color.paper};
  box-shadow: ${theme.shadow.high};
  &[open] {
    animation: ${slideIn} ${theme.motion.calm};
  }
  &::backdrop {
    background: rgb(42 29 20 / 45%);
    animation: ${appear} ${theme.motion.calm};
  }
  ${media.wide} {
    width: 420px;
  }
  ${media.calm} {
    &[open],
    &::backdrop {
      animation: none;
    }
  }
`;

/** Fills the dialog to its edge, so that a press on the dialog itself is one outside. */
export const Sheet = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto auto;
  height: 100%;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};
  padding: ${theme.space.s} ${theme.space.s} ${theme.space.s} ${theme.space.l};
  border-bottom: 1px solid ${theme.color.line};
  & > h2 {
    font-size: ${theme.size.h3};
  }
  & > h2:focus {
    outline: none;
  }
`;

export const Body = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${theme.space.m} ${theme.space.l};
`;

/** Between list and buttons, so that no message lies on anything. */
export const Messages = styled.div`
  & > [role='region'] {
    position: static;
    justify-items: stretch;
    padding: ${theme.space.s} ${theme.space.m};
  }
  & > [role='region'] > div {
    justify-content: space-between;
    max-width: none;
  }
`;

export const Footer = styled.div`
  display: grid;
  gap: 12px;
  padding: ${theme.space.m} ${theme.space.l};
  padding-bottom: max(${theme.space.m}, env(safe-area-inset-bottom));
  background: ${theme.color.raised};
  border-top: 1px solid ${theme.color.line};
  /* A low window, or large text, needs the list more than the buttons. */
  max-height: 45vh;
  max-height: 45dvh;
  overflow-y: auto;
`;

/** Lines of a panel, divided by stitches. */
export const Lines = styled.ul`
  ${plainList}
  & > li {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr);
    gap: ${theme.space.xs} ${theme.space.m};
    padding-block: ${theme.space.m};
  }
  & > li + li {
    border-top: 1px dashed ${theme.color.line};
  }
`;

/** In sight at any place of the list. Above the lines it would move them while one is pressed. */
export const BelowLines = styled.div`
  position: sticky;
  bottom: 0;
  & > div {
    margin-block: ${theme.space.m} 0;
    padding: ${theme.space.m};
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};
`;
