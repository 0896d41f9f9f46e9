import { theme } from '@shop/shared/theme';
import { MissingPicture } from '@shop/shared/ui';
import type { FragmentLook } from 'federated-site/rendering';
import { createElement } from 'react';
import { css } from 'styled-components';
import { base } from './base';

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

const parts = css`
  [part='root'] {
    color: ${theme.color.ink};
    background: var(--shop-background, transparent);
    padding: var(--shop-padding, 0);
    font: ${theme.size.body} / 1.6 ${theme.font.body};
  }
  [part='status'] {
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

/** What a widget of the shop looks like in another web page. */
export const fragmentLook: FragmentLook = {
  base,
  dark,
  parts,
  MissingPicture: () => createElement(MissingPicture, { alt: '' }),
};
