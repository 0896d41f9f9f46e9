import type { ColorChoice } from '@shop/shared/entities';
import { styled } from 'styled-components';

/** A dot and the gap after it, in px. */
const stepPx = 16;
const gapPx = 2;

/** As many as a card shows. */
export const maxDots = 4;

const Row = styled.svg`
  flex: none;
  stroke: currentColor;
  stroke-width: 0.5px;

  & > :nth-child(2) {
    transform: translateX(${stepPx}px);
  }
  & > :nth-child(3) {
    transform: translateX(${stepPx * 2}px);
  }
  & > :nth-child(4) {
    transform: translateX(${stepPx * 3}px);
  }
`;

interface DotsProps {
  /** at most `maxDots` */
  colors: readonly ColorChoice[];
  /** for visitors who do not see them; none where their names stand next to them */
  label?: string;
}

/**
 * Colours as dots, in attributes: the page's policy allows no styles of elements. A dot is the same
 * text wherever it stands, so that a page of 80 dots is sent with each once; and dots share one
 * drawing, which a browser lays out faster than one for each.
 */
export const Dots = ({ colors, label }: DotsProps) => (
  <Row
    role={label && 'img'}
    aria-label={label}
    aria-hidden={!label || undefined}
    width={colors.length * stepPx - gapPx}
    height={stepPx - gapPx}
  >
    {colors.map(({ name, hex }) => (
      <circle key={name} cx="7" cy="7" r="6" fill={hex} />
    ))}
  </Row>
);
