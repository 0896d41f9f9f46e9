export interface IconProps {
  /** px; 24 when not given */
  size?: number;
  filled?: boolean;
}

/**
 * Line drawings on a 24 grid, silent for screen readers.
 * @param path the drawing, as the `d` of an SVG path
 */
const icon =
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
      focusable="false"
    >
      <path d={path} />
    </svg>
  );

export const ArrowRightIcon = icon('M3.6 12h16.2M13.8 5.8L20 12l-6.2 6.2');
export const CartIcon = icon('M4.6 8h14.8l1 12.4H3.6zM8.4 10.6V7a3.6 3.6 0 0 1 7.2 0v3.6');
export const CheckIcon = icon('M4.6 12.6l5 5L19.6 6.8');
export const ChevronDownIcon = icon('M5.4 9.4l6.6 6.6 6.6-6.6');
export const ChevronLeftIcon = icon('M14.6 5.4L8 12l6.6 6.6');
export const ChevronRightIcon = icon('M9.4 5.4l6.6 6.6-6.6 6.6');
export const ClockIcon = icon('M20.4 12a8.4 8.4 0 1 1-16.8 0 8.4 8.4 0 0 1 16.8 0zM12 7v5l3.4 2');
export const CloseIcon = icon('M5.6 5.6l12.8 12.8M18.4 5.6L5.6 18.4');
export const ExchangeIcon = icon(
  'M4 8.4h14.6M15 4.8l3.8 3.6L15 12M20 15.6H5.4M9 12l-3.8 3.6L9 19.2',
);
export const ExpandIcon = icon('M14.4 4H20v5.6M20 4l-6.6 6.6M9.6 20H4v-5.6M4 20l6.6-6.6');
export const GridIcon = icon(
  'M4 4h6.6v6.6H4zM13.4 4H20v6.6h-6.6zM4 13.4h6.6V20H4zM13.4 13.4H20V20h-6.6z',
);
export const HeartIcon = icon(
  'M12 20.2C6.4 16.4 3.4 13 3.4 9.2A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.6 2.6c0 3.8-3 7.2-8.6 11z',
);
export const ListIcon = icon('M4 6h3M4 12h3M4 18h3M10.5 6H20M10.5 12H20M10.5 18H20');
export const MailIcon = icon('M3.6 5.6h16.8v12.8H3.6zM4 6.4l8 6.4 8-6.4');
export const MenuIcon = icon('M3.6 6.6h16.8M3.6 12h16.8M3.6 17.4h10.4');
export const MinusIcon = icon('M4.6 12h14.8');
export const PhoneIcon = icon(
  'M5.2 3.8h3.6l1.6 4.4-2.2 1.6a12 12 0 0 0 6 6l1.6-2.2 4.4 1.6v3.6a1.6 1.6 0 0 1-1.7 1.6A16.5 16.5 0 0 1 3.6 5.5a1.6 1.6 0 0 1 1.6-1.7z',
);
export const PinIcon = icon(
  'M12 21c-4.6-4.7-6.9-8.2-6.9-11.2a6.9 6.9 0 0 1 13.8 0c0 3-2.3 6.5-6.9 11.2zM14.4 9.8a2.4 2.4 0 1 1-4.8 0 2.4 2.4 0 0 1 4.8 0z',
);
export const PlusIcon = icon('M12 4.6v14.8M4.6 12h14.8');
export const SearchIcon = icon('M16 16l4.6 4.6M18 10.8a7.2 7.2 0 1 1-14.4 0 7.2 7.2 0 0 1 14.4 0z');
export const ShieldIcon = icon(
  'M12 3.2l7.6 2.6v5.6c0 4.6-3 7.6-7.6 9.4-4.6-1.8-7.6-4.8-7.6-9.4V5.8zM8.6 11.8l2.4 2.4 4.4-4.6',
);
export const StarIcon = icon(
  'M12 3.6l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
);
export const TruckIcon = icon(
  'M2.6 6h11.2v10.6H2.6zM13.8 9.6h4l3.6 3.6v3.4h-7.6M9.2 17.4a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM19 17.4a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
);
export const UserIcon = icon('M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4.4 20.4a7.6 7.6 0 0 1 15.2 0');
export const WhatsAppIcon = icon(
  'M3.6 20.4l1.3-4.3A8.6 8.6 0 1 1 8.3 19.3zM9 8.1l-.9.9c0 3.6 3.3 6.9 6.9 6.9l.9-.9-2.1-1.7-1.2.8a5 5 0 0 1-2.7-2.7l.8-1.2z',
);
