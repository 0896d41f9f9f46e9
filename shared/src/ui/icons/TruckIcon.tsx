import { Icon, type IconProps } from './Icon';

export const TruckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.6 6h11.2v10.6H2.6zM13.8 9.6h4l3.6 3.6v3.4h-7.6M9.2 17.4a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM19 17.4a2 2 0 1 1-4 0 2 2 0 0 1 4 0z" />
  </Icon>
);
