import { Icon, type IconProps } from './Icon';

export const ListIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6h3M4 12h3M4 18h3M10.5 6H20M10.5 12H20M10.5 18H20" />
  </Icon>
);
