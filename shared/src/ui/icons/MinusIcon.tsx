import { Icon, type IconProps } from './Icon';

export const MinusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.6 12h14.8" />
  </Icon>
);
