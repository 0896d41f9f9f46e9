import { Icon, type IconProps } from './Icon';

export const PinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 21c-4.6-4.7-6.9-8.2-6.9-11.2a6.9 6.9 0 0 1 13.8 0c0 3-2.3 6.5-6.9 11.2zM14.4 9.8a2.4 2.4 0 1 1-4.8 0 2.4 2.4 0 0 1 4.8 0z" />
  </Icon>
);
