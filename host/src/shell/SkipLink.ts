import { theme } from '@shop/shared/theme';
import { styled } from 'styled-components';

/** The first stop of the keyboard; seen only while it has the focus. */
export const SkipLink = styled.a`
  position: fixed;
  z-index: 70;
  top: ${theme.space.s};
  left: ${theme.space.s};
  padding: 12px 20px;
  color: ${theme.color.raised};
  background: ${theme.color.ink};
  border-radius: ${theme.radius.s};
  &:hover {
    color: ${theme.color.raised};
  }
  &:not(:focus) {
    transform: translateY(-200%);
  }
  @media print {
    display: none;
  }
`;
