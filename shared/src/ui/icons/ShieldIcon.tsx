import { Icon, type IconProps } from './Icon';

export const ShieldIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.2l7.6 2.6v5.6c0 4.6-3 7.6-7.6 9.4-4.6-1.8-7.6-4.8-7.6-9.4V5.8zM8.6 11.8l2.4 2.4 4.4-4.6" />
  </Icon>
);
