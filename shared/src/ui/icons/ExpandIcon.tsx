import { Icon, type IconProps } from './Icon';

export const ExpandIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M14.4 4H20v5.6M20 4l-6.6 6.6M9.6 20H4v-5.6M4 20l6.6-6.6" />
  </Icon>
);
