import type { ColorChoice } from '@shop/shared/entities';

interface DotsProps {
  colors: readonly ColorChoice[];
  /** for visitors who do not see them; none where their names stand next to them */
  label?: string;
}

/** Colours as dots, in attributes: the page's policy allows no styles of elements. */
export const Dots = ({ colors, label }: DotsProps) => (
  <svg
    role="img"
    aria-label={label}
    aria-hidden={!label || undefined}
    width={colors.length * 16 - 2}
    height={14}
    stroke="currentColor"
    strokeWidth={0.5}
  >
    {colors.map(({ name, hex }, index) => (
      <circle key={name} cx={index * 16 + 7} cy={7} r={6} fill={hex} />
    ))}
  </svg>
);
