import { createGlobalStyle } from 'styled-components';
import { base } from './base';

/** The style of the whole site; everything else belongs to a component. */
export const GlobalStyle = createGlobalStyle`
  ${base}
`;
