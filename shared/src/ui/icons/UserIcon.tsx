import { Icon, type IconProps } from './Icon';

export const UserIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4.4 20.4a7.6 7.6 0 0 1 15.2 0" />
  </Icon>
);
