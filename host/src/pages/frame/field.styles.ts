import { theme } from '@shop/shared/theme';
import { css, styled } from 'styled-components';

/** A field under its label. */
export const FieldRow = styled.div`
  & > label {
    display: block;
    margin-bottom: ${theme.space.xs};
    font-weight: 600;
  }
`;

/** At 16px and above, phones do not zoom in on a focused input. */
export const fieldLook = css`
  display: block;
  width: 100%;
  /* What scrolls to a field leaves its label in sight too. */
  scroll-margin-top: 2.5rem;
  font-size: ${theme.size.body};
  background: ${theme.color.paper};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.s};
  &:hover {
    border-color: ${theme.color.accent};
  }
`;
