import { theme } from '@shop/shared/theme';
import { styled } from 'styled-components';

/** In the direction of what is typed. At 16px and above, phones do not zoom in on a focused input. */
export const Input = styled.input.attrs({ dir: 'auto' })`
  display: block;
  width: 100%;
  /* Scrolling to a field leaves its label in sight too. */
  scroll-margin-top: 2.5rem;
  min-height: 48px;
  padding: 10px 14px;
  font-size: ${theme.size.body};
  color: ${theme.color.ink};
  background: ${theme.color.raised};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.s};
  transition: border-color ${theme.motion.quick};
  &:hover {
    border-color: ${theme.color.accent};
  }
  &[aria-invalid] {
    border-color: ${theme.color.danger};
    box-shadow: inset 0 0 0 1px ${theme.color.danger};
  }
`;
