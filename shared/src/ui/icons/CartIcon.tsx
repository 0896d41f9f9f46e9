import { Icon, type IconProps } from './Icon';

export const CartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.6 8h14.8l1 12.4H3.6zM8.4 10.6V7a3.6 3.6 0 0 1 7.2 0v3.6" />
  </Icon>
);
