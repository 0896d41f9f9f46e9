import { theme } from '@shop/shared/theme';
import { CheckIcon, VisuallyHidden } from '@shop/shared/ui';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: 0.9375rem;
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  color: ${theme.color.inkSoft};
  & > span:first-child {
    display: grid;
    place-items: center;
    flex: none;
    width: 20px;
    height: 20px;
    border: 1.5px solid ${theme.color.control};
    border-radius: 50%;
  }
  &[data-met] {
    color: ${theme.color.success};
  }
  &[data-met] > span:first-child {
    color: ${theme.color.onAccent};
    background: ${theme.color.success};
    border-color: ${theme.color.success};
  }
`;

export interface PasswordChecklistProps {
  id: string;
  items: readonly { label: string; met: boolean }[];
}

/** What a password needs, ticked off as it is typed. */
export const PasswordChecklist = ({ id, items }: PasswordChecklistProps) => (
  <List id={id} aria-label="Your password needs">
    {items.map(({ label, met }) => (
      <Item key={label} data-met={met || undefined}>
        <span aria-hidden="true">{met && <CheckIcon size={14} />}</span>
        <span>
          {label}
          <VisuallyHidden>{met ? ', done' : ', not yet'}</VisuallyHidden>
        </span>
      </Item>
    ))}
  </List>
);
