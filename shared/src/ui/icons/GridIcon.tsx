import { Icon, type IconProps } from './Icon';

export const GridIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 4h6.6v6.6H4zM13.4 4H20v6.6h-6.6zM4 13.4h6.6V20H4zM13.4 13.4H20V20h-6.6z" />
  </Icon>
);
