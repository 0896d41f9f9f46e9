import { media, theme } from '@shop/shared/theme';
import { css } from 'styled-components';

/**
 * Dark as the inside of a bag; its seam is on top. Every page has it from the server, so no script
 * brings it.
 */
export const footer = css`
  .footer {
    padding-block: ${theme.space.xxl} ${theme.space.l};
    color: ${theme.color.sunken};
    background: ${theme.color.ink};
    background-clip: padding-box;
    box-shadow: inset 0 6px 0 ${theme.color.ink};
  }
  .footer::before {
    content: '';
    display: block;
    margin: calc(${theme.space.xxl} * -1 + 8px) 0 ${theme.space.xl};
    border-top: 2px dashed ${theme.color.brass};
  }
  .footer a:not([data-tone]) {
    display: inline-block;
    padding-block: 6px;
    color: inherit;
    text-decoration-color: ${theme.color.brass};
  }
  .footer a[aria-current] {
    font-weight: 600;
    text-decoration: none;
  }
  .footer a:not([data-tone]):hover {
    color: ${theme.color.raised};
  }
  .footer :focus-visible {
    outline-color: ${theme.color.raised};
  }
  .footer h2 {
    margin: 0 0 ${theme.space.s};
    color: ${theme.color.raised};
    font-size: ${theme.size.lead};
  }
  .footer strong {
    color: ${theme.color.raised};
    font: 600 ${theme.size.h2} / 1.1 ${theme.font.display};
  }
  .footer ul {
    padding: 0;
    list-style: none;
  }
  .footer address {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    font-style: normal;
    overflow-wrap: anywhere;
  }
  .footer p {
    margin: 0 0 ${theme.space.m};
  }
  .footer address span {
    display: block;
  }
  .footer-columns {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
    gap: ${theme.space.xl} ${theme.space.l};
  }
  .footer-columns > :first-child,
  .footer-columns > :last-child {
    grid-column: 1 / -1;
  }
  ${media.wide} {
    .footer-columns {
      grid-template-columns: 2fr 2fr 3fr;
    }
    .footer-columns > :last-child {
      grid-column: auto;
    }
  }
  ${media.desktop} {
    .footer-columns {
      grid-template-columns: 3fr 2fr 2fr 3fr;
      gap: ${theme.space.xxl};
    }
    .footer-columns > :first-child {
      grid-column: auto;
    }
  }
  .footer-bottom {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space.s} ${theme.space.l};
    margin-top: ${theme.space.xl};
    padding: ${theme.space.m} 72px 0 0;
    border-top: 1px solid ${theme.color.inkSoft};
    font-size: ${theme.size.small};
  }
  .footer-bottom ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space.l};
  }
  /* On paper: name, address and hours, in ink. */
  @media print {
    .footer {
      padding-block: 0;
      color: inherit;
      background: none;
      box-shadow: none;
      break-inside: avoid;
    }
    .footer::before {
      margin: 0 0 ${theme.space.m};
    }
    .footer h2,
    .footer strong {
      color: inherit;
    }
    .footer nav,
    .footer a[data-tone],
    .footer-bottom {
      display: none;
    }
    .footer-columns {
      grid-template-columns: 1fr 1fr;
    }
    .footer-columns > * {
      grid-column: auto !important;
    }
  }
`;
