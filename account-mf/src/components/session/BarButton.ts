import { theme } from '@shop/shared/theme';
import { styled } from 'styled-components';

/** A button that looks like the links of the header. */
export const BarButton = styled.button`
  flex: none;
  min-height: ${theme.target.thumb};
  padding: 10px;
  color: ${theme.color.ink};
  background: none;
  border: 0;
  cursor: pointer;
  &:hover {
    color: ${theme.color.accent};
    text-decoration: underline;
  }
`;
