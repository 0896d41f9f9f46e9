import { Icon, type IconProps } from './Icon';

export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.6 6.6h16.8M3.6 12h16.8M3.6 17.4h10.4" />
  </Icon>
);
