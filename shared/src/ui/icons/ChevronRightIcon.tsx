import { Icon, type IconProps } from './Icon';

export const ChevronRightIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9.4 5.4l6.6 6.6-6.6 6.6" />
  </Icon>
);
