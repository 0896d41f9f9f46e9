import { theme } from '@shop/shared/theme';
import { createGlobalStyle, css } from 'styled-components';
import { base } from '../shell/styles/base';

const vars = theme.vars.color;

/** The theme's colours in a dark page. */
export const darkColors: Readonly<Record<keyof typeof vars, string>> = {
  paper: '#1c1510',
  raised: '#2a2019',
  sunken: '#33281f',
  ink: '#f5ecdd',
  inkSoft: '#c9b79f',
  line: '#4a3b2d',
  control: '#a58d6f',
  accent: '#e3a26b',
  accentStrong: '#f2bd8d',
  onAccent: '#1c1510',
  brass: '#c09c5c',
  oxblood: '#f0a3a8',
  onOxblood: '#2a1012',
  whatsapp: '#4cc98a',
  whatsappStrong: '#7fdcac',
  onWhatsapp: '#06210f',
  success: '#8ccf91',
  danger: '#ff9d9f',
  focus: '#8db8ff',
};

const dark = Object.entries(darkColors)
  .map(([name, value]) => `${vars[name as keyof typeof vars]}:${value};`)
  .join('');

/**
 * What a widget stands on in another web page, in a shadow root: nothing that the page says about
 * all elements, and nothing that it hands down, but custom properties and the side where lines
 * begin. What must hold against the page is important, since an outer rule wins over one of `:host`.
 */
const alone = css`
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
    color: ${theme.color.ink};
    background: var(--shop-background, transparent);
    padding: var(--shop-padding, 0);
    font: ${theme.size.body} / 1.6 ${theme.font.body};
    overflow-wrap: break-word;
    -webkit-text-size-adjust: 100%;
  }
  /* A list begins where the page's lines begin; the shop's own words go from left to right. */
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
    padding: 10px 16px;
    border-radius: ${theme.radius.s};
    color: ${theme.color.paper};
    background: ${theme.color.ink};
    font: 600 15px / 1.4 ${theme.font.body};
  }
  [part='status']:empty {
    padding: 0;
  }
  [part='heading'] {
    margin: 0 0 ${theme.space.m};
  }
`;

/** All rules of a fragment that belong to no component. */
export const FragmentStyle = createGlobalStyle`
  ${base}
  ${alone}
`;
