import { media, theme } from '@shop/shared/theme';
import { css } from 'styled-components';

export const base = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* Clear of the header, and of a phone's row at the bottom. */
    scroll-padding-block: 88px 64px;
  }
  body, h1, h2, h3, p, ul, ol, dl, dd, figure, blockquote, pre {
    margin: 0;
  }
  body {
    color: ${theme.color.ink};
    background: ${theme.color.paper};
    font: ${theme.size.body} / 1.6 ${theme.font.body};
    overflow-wrap: break-word;
    text-wrap: pretty;
  }
  #root {
    display: flex;
    flex-direction: column;
    min-height: 100vh;
    min-height: 100dvh;
  }
  main {
    flex: 1;
    min-height: var(--main);
  }
  main:focus {
    outline: none;
  }
  h1,
  h2,
  h3 {
    font-family: ${theme.font.display};
    font-weight: 600;
    line-height: 1.15;
    letter-spacing: -0.008em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  h1 {
    font-size: ${theme.size.h1};
  }
  h2 {
    font-size: ${theme.size.h2};
  }
  h3 {
    font-size: ${theme.size.h3};
  }
  img,
  svg,
  iframe {
    display: block;
    max-width: 100%;
  }
  a {
    color: ${theme.color.accent};
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }
  /* A number breaks only where it is wider than the whole line. */
  :where(p, li) > a:where([href^='tel:']) {
    display: inline-block;
  }
  /* Of low specificity: a link with a colour of its own keeps it, or a button's words would vanish. */
  a:where(:hover) {
    color: ${theme.color.accentStrong};
    text-decoration-thickness: 2px;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  :focus-visible {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  ::selection {
    color: ${theme.color.onAccent};
    background: ${theme.color.accent};
  }
  /* For busy controls: keyframes that are added at a press cost a slow phone 20 to 30 ms. */
  @keyframes spin {
    to {
      transform: rotate(1turn);
    }
  }
  @media print {
    #root {
      display: block;
      min-height: 0;
    }
    /* Here, since styles of components for print wait for scripts. */
    #root > aside,
    #root > a {
      display: none;
    }
    /* On paper everything is open. */
    main details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    h2,
    h3,
    summary {
      break-after: avoid;
    }
    li,
    figure,
    tr {
      break-inside: avoid;
    }
  }
  ${media.calm} {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
