import { theme } from '@shop/shared/theme';
import { css, styled } from 'styled-components';

/** A label, its input, and what is said of it. */
export const Field = styled.div`
  display: grid;
  gap: ${theme.space.xs};
`;

export const Label = styled.label`
  font-weight: 600;
  & > small {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.small};
    font-weight: 400;
  }
`;

export const FieldError = styled.p`
  margin: 0;
  color: ${theme.color.danger};
  font-size: 0.9375rem;
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

/** At 16px and above, phones do not zoom in on a focused input. */
export const inputLook = css`
  width: 100%;
  /* What scrolls to a field leaves its label in sight too. */
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
  &[aria-invalid='true'] {
    border-color: ${theme.color.danger};
    box-shadow: inset 0 0 0 1px ${theme.color.danger};
  }
`;
