import { theme } from '@shop/shared/theme';
import { styled } from 'styled-components';

const Base = styled.button`
  min-height: ${theme.target.thumb};
  padding: 0 ${theme.space.s};
  border: 0;
  border-radius: ${theme.radius.s};
  color: ${theme.color.inkSoft};
  background: none;
  font-size: 0.9375rem;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
  &:hover {
    color: ${theme.color.danger};
    text-decoration-thickness: 2px;
  }
  &:active {
    transform: translateY(1px);
  }
`;

export interface RemoveButtonProps {
  /** What is taken from where, for those who cannot see the line. */
  label: string;
  onRemove: () => void;
}

/** Takes a line away; quiet, so that it is not taken for what to do next. */
export const RemoveButton = ({ label, onRemove }: RemoveButtonProps) => (
  <Base
    type="button"
    aria-label={label}
    onClick={({ currentTarget }) => {
      focusTitle(currentTarget);
      onRemove();
    }}
  >
    Remove
  </Base>
);

/** The focus of a line that is taken away goes to the panel's title, not out of the panel. */
const focusTitle = (from: Element): void => from.closest('dialog')?.querySelector('h2')?.focus();
