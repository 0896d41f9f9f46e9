import { Icon, type IconProps } from './Icon';

export const StarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.6l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z" />
  </Icon>
);
