import type { ReactNode } from 'react';

export interface IconProps {
  /** px; 24 when not given */
  size?: number;
  filled?: boolean;
}

/** The one frame of all icons: line drawings on a 24 grid, silent for screen readers. */
export const Icon = ({ size = 24, filled, children }: IconProps & { children: ReactNode }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill={filled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);
