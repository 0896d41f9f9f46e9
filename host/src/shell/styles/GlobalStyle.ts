import { createGlobalStyle } from 'styled-components';
import { base } from './base';
import { loadingOverlay } from './loading-overlay';

/** The style of the whole site; everything else belongs to a component. */
export const GlobalStyle = createGlobalStyle`
  ${base}
  ${loadingOverlay}
`;
