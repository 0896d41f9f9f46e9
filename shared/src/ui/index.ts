export { AppLink, loginPath } from './controls/AppLink';
export {
  Button,
  ButtonLink,
  WhatsAppLink,
} from './controls/Button';
export {
  IconButton,
  IconLink,
} from './controls/IconButton';
export * from './icons';
export { Badge } from './layout/Badge';
export { Callout } from './layout/Callout';
export { Container } from './layout/Container';
export { closeOnBack, leaveOverlayEntry } from './layout/close-on-back';
export { PageHead } from './layout/PageHead';
export { PageTitle } from './layout/PageTitle';
export { Section } from './layout/Section';
export { Skeleton } from './layout/Skeleton';
export { useModal } from './layout/use-modal';
export { LazyHydrate } from './near/LazyHydrate';
export { useHydrated, useIsServerRendered } from './near/use-hydrated';
export { Price } from './picture/Price';
export { MissingPicture, ProductPicture } from './picture/ProductPicture';
export { Toasts } from './toasts/Toasts';
export { dismissToast, showToast } from './toasts/toast-store';
export { VisuallyHidden } from './VisuallyHidden';
