import { Icon, type IconProps } from './Icon';

export const HeartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 20.2C6.4 16.4 3.4 13 3.4 9.2A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.6 2.6c0 3.8-3 7.2-8.6 11z" />
  </Icon>
);
