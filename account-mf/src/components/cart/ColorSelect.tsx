import { theme } from '@shop/shared/theme';
import { styled } from 'styled-components';

const Select = styled.select`
  min-width: 0;
  max-width: 100%;
  min-height: ${theme.target.thumb};
  padding: 0 ${theme.space.s};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.s};
  color: ${theme.color.ink};
  background: ${theme.color.raised};
`;

interface ColorSelectProps {
  /** title of the product */
  title: string;
  choices: readonly string[];
  /** undefined: not known */
  chosen: string | undefined;
  onChoose: (name: string, select: HTMLSelectElement) => void;
}

/** Chooses the colour of the pieces of one row. */
export const ColorSelect = ({ title, choices, chosen, onChoose }: ColorSelectProps) => (
  <Select
    aria-label={`Colour of ${title}`}
    value={chosen ?? ''}
    onChange={({ currentTarget }) => onChoose(currentTarget.value, currentTarget)}
  >
    {chosen === undefined && <option value="">Choose a colour</option>}
    {chosen !== undefined && !choices.includes(chosen) && <option>{chosen}</option>}
    {choices.map((name) => (
      <option key={name}>{name}</option>
    ))}
  </Select>
);
