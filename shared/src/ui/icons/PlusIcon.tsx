import { Icon, type IconProps } from './Icon';

export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4.6v14.8M4.6 12h14.8" />
  </Icon>
);
