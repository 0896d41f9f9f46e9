import { Icon, type IconProps } from './Icon';

export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.4 9.4l6.6 6.6 6.6-6.6" />
  </Icon>
);
