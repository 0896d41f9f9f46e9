/** Media queries by role; 768px is the product page's breakpoint (spec section 9). */
export const media = {
  wide: '@media (min-width: 768px)',
  narrow: '@media (max-width: 767.98px)',
  /** there is room for a third column */
  desktop: '@media (min-width: 1024px)',
  /** phones on which a row of buttons gets tight */
  smallPhone: '@media (max-width: 379.98px)',
  /** the whole navigation fits beside the shop's name */
  wideHeader: '@media (min-width: 1080px)',
  hover: '@media (hover: hover) and (pointer: fine)',
  calm: '@media (prefers-reduced-motion: reduce)',
} as const;
