import { Icon, type IconProps } from './Icon';

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.6 5.6l12.8 12.8M18.4 5.6L5.6 18.4" />
  </Icon>
);
