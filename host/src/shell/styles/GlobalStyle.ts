import { createGlobalStyle } from 'styled-components';
import { base } from './base';
import { fontFaces } from './font-faces';
import { loadingOverlay } from './loading-overlay';

/** The style of the whole site; everything else belongs to a component. */
export const GlobalStyle = createGlobalStyle`
  ${fontFaces}
  ${base}
  ${loadingOverlay}
`;
