import type { ColorChoice } from '@shop/shared/entities';
import { styled } from 'styled-components';

const Row = styled.span`
  display: flex;
  flex: none;
  gap: 2px;
  stroke: currentColor;
  stroke-width: 0.5px;
`;

interface DotsProps {
  colors: readonly ColorChoice[];
  /** for visitors who do not see them; none where their names stand next to them */
  label?: string;
}

/**
 * Colours as dots, in attributes: the page's policy allows no styles of elements. A dot is the same
 * text wherever it stands, so that a page of 80 dots is sent with each once.
 */
export const Dots = ({ colors, label }: DotsProps) => (
  <Row role={label && 'img'} aria-label={label} aria-hidden={!label || undefined}>
    {colors.map(({ name, hex }) => (
      <svg key={name} width="14" height="14" aria-hidden="true">
        <circle cx="7" cy="7" r="6" fill={hex} />
      </svg>
    ))}
  </Row>
);
