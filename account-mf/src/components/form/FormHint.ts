import { theme } from '@shop/shared/theme';
import { styled } from 'styled-components';

/** A quiet word under a control. */
export const FormHint = styled.p`
  margin: 0;
  color: ${theme.color.inkSoft};
  font-size: 0.9375rem;
`;
