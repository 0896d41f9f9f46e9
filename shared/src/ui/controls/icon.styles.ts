import { theme } from '@shop/shared/theme';
import { css } from 'styled-components';

/** A round target of a thumb's size around an icon. */
export const iconLook = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${theme.target.thumb};
  height: ${theme.target.thumb};
  padding: 0;
  border: 1px solid transparent;
  border-radius: 50%;
  color: ${theme.color.ink};
  background: transparent;
  cursor: pointer;
  transition: transform ${theme.motion.quick};
  -webkit-tap-highlight-color: transparent;

  &[data-raised] {
    background: ${theme.color.raised};
    border-color: ${theme.color.line};
    box-shadow: ${theme.shadow.low};
  }
  &:hover {
    color: ${theme.color.accentStrong};
    background: ${theme.color.sunken};
  }
  &[data-raised]:hover {
    background: ${theme.color.raised};
    border-color: ${theme.color.accent};
  }
  &:active {
    transform: scale(0.94);
  }
  &[aria-pressed='true'] {
    color: ${theme.color.oxblood};
  }
  &:disabled,
  &[data-raised]:disabled {
    color: ${theme.color.control};
    background: ${theme.color.sunken};
    border-color: ${theme.color.line};
    cursor: not-allowed;
    transform: none;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;
