import type { ColorChoice } from '@shop/shared/entities';

/** Colours as dots, in attributes: the page's policy allows no styles of elements. */
export const Dots = ({ colors }: { colors: readonly ColorChoice[] }) => (
  <svg
    aria-hidden="true"
    width={colors.length * 16 - 2}
    height={14}
    stroke="currentColor"
    strokeOpacity={0.4}
  >
    {colors.map(({ name, hex }, index) => (
      <circle key={name} cx={index * 16 + 7} cy={7} r={6} fill={hex} />
    ))}
  </svg>
);
