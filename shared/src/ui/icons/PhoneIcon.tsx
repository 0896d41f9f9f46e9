import { Icon, type IconProps } from './Icon';

export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.2 3.8h3.6l1.6 4.4-2.2 1.6a12 12 0 0 0 6 6l1.6-2.2 4.4 1.6v3.6a1.6 1.6 0 0 1-1.7 1.6A16.5 16.5 0 0 1 3.6 5.5a1.6 1.6 0 0 1 1.6-1.7z" />
  </Icon>
);
