import { Icon, type IconProps } from './Icon';

export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M16 16l4.6 4.6M18 10.8a7.2 7.2 0 1 1-14.4 0 7.2 7.2 0 0 1 14.4 0z" />
  </Icon>
);
