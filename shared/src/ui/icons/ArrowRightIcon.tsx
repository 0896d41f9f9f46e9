import { Icon, type IconProps } from './Icon';

export const ArrowRightIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.6 12h16.2M13.8 5.8L20 12l-6.2 6.2" />
  </Icon>
);
