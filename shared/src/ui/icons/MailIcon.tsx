import { Icon, type IconProps } from './Icon';

export const MailIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.6 5.6h16.8v12.8H3.6zM4 6.4l8 6.4 8-6.4" />
  </Icon>
);
