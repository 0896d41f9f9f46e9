import { Icon, type IconProps } from './Icon';

export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20.4 12a8.4 8.4 0 1 1-16.8 0 8.4 8.4 0 0 1 16.8 0zM12 7v5l3.4 2" />
  </Icon>
);
