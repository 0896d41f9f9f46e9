import { createRoot } from 'react-dom/client';
import { createGlobalStyle } from 'styled-components';
import { base } from './base';
import { displayFaces, fallbackFaces, textFaces } from './font-faces';
import { footer } from './footer';

/** The font files that the server's pages name are published because this names them too. */
export const BaseStyle = createGlobalStyle`
  ${displayFaces}
  ${textFaces}
  ${fallbackFaces}
  ${base}
  ${footer}
`;

/** For a page that came without any style, since no server could draw even its frame. */
export const drawBaseStyle = (): void =>
  createRoot(document.createElement('i')).render(<BaseStyle />);
