import { createGlobalStyle, css } from 'styled-components';
import type { FragmentLook } from './rendering-site';

/**
 * What a widget stands on in another web page, in a shadow root: nothing that the page says about
 * all elements, and nothing that it hands down, but custom properties and the side where lines
 * begin. What must hold against the page is important, since an outer rule wins over one of `:host`.
 */
const alone = (dark: string) => css`
  :host {
    display: block !important;
  }
  /*
   * What floats or stands in a row is as wide as its content, and that of a container counts as
   * nothing. A line of text that is never seen asks for the room there is, about 1400px at most.
   */
  :host::before {
    all: initial;
    content: 'm m m m m m m m m m m m m m m m m m m m m m m m';
    display: block;
    height: 0;
    overflow: hidden;
    visibility: hidden;
    font: 50px sans-serif;
  }
  :host([hidden]) {
    display: none !important;
  }
  /* The loader sets data-dark where the page is dark. */
  :host([theme='dark']),
  :host([data-dark]:not([theme])) {
    ${dark}
    color-scheme: dark;
  }
  @media (prefers-color-scheme: dark) {
    :host([theme='auto']) {
      ${dark}
      color-scheme: dark;
    }
  }
  [part='root'] {
    all: initial;
    visibility: inherit;
    display: block;
    container-type: inline-size;
    overflow-wrap: break-word;
    -webkit-text-size-adjust: 100%;
  }
  /* A list begins where the page's lines begin; the site's own words go from left to right. */
  [part='root'] > :not([part='heading']):not([part='list']),
  [part='item'] {
    direction: ltr;
  }
  /* A space before a bracket would not outlive the minifier. */
  :host([font='page']) > [part='root'] {
    font-family: inherit;
  }
  :host([font='page']) > [part='root'] * {
    font-family: inherit !important;
  }
  [part='status'] {
    position: sticky;
    bottom: 16px;
    width: -moz-fit-content;
    width: fit-content;
    margin: 0 auto;
  }
  [part='status']:empty {
    padding: 0;
  }
`;

/** @returns all rules of a fragment that belong to no component, as a component that writes them */
export const fragmentStyle = ({
  base,
  dark = '',
  parts = css``,
}: FragmentLook) => createGlobalStyle`
  ${base}
  ${alone(dark)}
  ${parts}
`;
