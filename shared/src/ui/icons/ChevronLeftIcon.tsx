import { Icon, type IconProps } from './Icon';

export const ChevronLeftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M14.6 5.4L8 12l6.6 6.6" />
  </Icon>
);
