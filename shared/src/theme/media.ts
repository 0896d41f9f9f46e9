/** Media queries by role; 768px is the product page's breakpoint (spec section 9). */
export const media = {
  wide: '@media (min-width: 768px)',
  narrow: '@media (max-width: 767.98px)',
  hover: '@media (hover: hover) and (pointer: fine)',
  calm: '@media (prefers-reduced-motion: reduce)',
} as const;
