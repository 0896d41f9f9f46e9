import { theme } from '@shop/shared/theme';
import { styled } from 'styled-components';

/** A quiet word under a control. */
export const FormHint = styled.p`
  margin: 0;
  color: ${theme.color.inkSoft};
  font-size: 0.9375rem;
`;

/** Above a form that signs in, where the browser stores nothing for the site. */
export const StorageHint = () => (
  <FormHint role="status">
    This browser stores nothing for our site. You can log in, but you will be logged out when a page
    is loaded again.
  </FormHint>
);
