import { Icon, type IconProps } from './Icon';

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.6 12.6l5 5L19.6 6.8" />
  </Icon>
);
