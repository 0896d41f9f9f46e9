import { Icon, type IconProps } from './Icon';

export const WhatsAppIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.6 20.4l1.3-4.3A8.6 8.6 0 1 1 8.3 19.3zM9 8.1l-.9.9c0 3.6 3.3 6.9 6.9 6.9l.9-.9-2.1-1.7-1.2.8a5 5 0 0 1-2.7-2.7l.8-1.2z" />
  </Icon>
);
