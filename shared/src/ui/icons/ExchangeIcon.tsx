import { Icon, type IconProps } from './Icon';

export const ExchangeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 8.4h14.6M15 4.8l3.8 3.6L15 12M20 15.6H5.4M9 12l-3.8 3.6L9 19.2" />
  </Icon>
);
