export interface IconProps {
  /** px; 24 when not given */
  size?: number;
  filled?: boolean;
}

/**
 * A line drawing on a 24 grid, silent for screen readers. Here are the icons of the frame and of
 * lists; icons of other pages are in `bundled/icons.ts`.
 * @param path the drawing, as the `d` of an SVG path
 */
export const icon =
  (path: string) =>
  ({ size = 24, filled }: IconProps) => (
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
    >
      <path d={path} />
    </svg>
  );

export const ArrowRightIcon = icon('M3.6 12h16.2M13.8 5.8L20 12l-6.2 6.2');
export const CartIcon = icon('M4.6 8h14.8l1 12.4H3.6zM8.4 10.6V7a3.6 3.6 0 0 1 7.2 0v3.6');
export const ChevronDownIcon = icon('M5.4 9.4l6.6 6.6 6.6-6.6');
export const ChevronLeftIcon = icon('M14.6 5.4L8 12l6.6 6.6');
export const CloseIcon = icon('M5.6 5.6l12.8 12.8M18.4 5.6L5.6 18.4');
export const GridIcon = icon(
  'M4 4h6.6v6.6H4zM13.4 4H20v6.6h-6.6zM4 13.4h6.6V20H4zM13.4 13.4H20V20h-6.6z',
);
export const HeartIcon = icon(
  'M12 20.2C6.4 16.4 3.4 13 3.4 9.2A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.6 2.6c0 3.8-3 7.2-8.6 11z',
);
export const ListIcon = icon('M4 6h3M4 12h3M4 18h3M10.5 6H20M10.5 12H20M10.5 18H20');
export const MenuIcon = icon('M3.6 6.6h16.8M3.6 12h16.8M3.6 17.4h10.4');
export const PhoneIcon = icon(
  'M5.2 3.8h3.6l1.6 4.4-2.2 1.6a12 12 0 0 0 6 6l1.6-2.2 4.4 1.6v3.6a1.6 1.6 0 0 1-1.7 1.6A16.5 16.5 0 0 1 3.6 5.5a1.6 1.6 0 0 1 1.6-1.7z',
);
export const SearchIcon = icon('M16 16l4.6 4.6M18 10.8a7.2 7.2 0 1 1-14.4 0 7.2 7.2 0 0 1 14.4 0z');
export const StarIcon = icon(
  'M12 3.6l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
);
export const WhatsAppIcon = icon(
  'M3.6 20.4l1.3-4.3A8.6 8.6 0 1 1 8.3 19.3zM9 8.1l-.9.9c0 3.6 3.3 6.9 6.9 6.9l.9-.9-2.1-1.7-1.2.8a5 5 0 0 1-2.7-2.7l.8-1.2z',
);
