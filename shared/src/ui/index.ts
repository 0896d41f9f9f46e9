export { AppLink, isInternal, loginPath, type SmartLinkProps } from './controls/AppLink';
export {
  Button,
  ButtonLink,
  type ButtonProps,
  type ControlLook,
  type ControlSize,
  Spinner,
  type Tone,
  WhatsAppLink,
  type WhatsAppLinkProps,
} from './controls/Button';
export {
  IconButton,
  type IconButtonProps,
  IconLink,
  type IconLinkProps,
} from './controls/IconButton';
export * from './icons';
export { Badge, type BadgeProps } from './layout/Badge';
export { Callout, type NoticeProps } from './layout/Callout';
export { Container } from './layout/Container';
export { closeOnBack, leaveOverlayEntry } from './layout/close-on-back';
export { PageHead, type PageHeadProps } from './layout/PageHead';
export { PageTitle, type PageTitleProps } from './layout/PageTitle';
export { Section, type SectionProps } from './layout/Section';
export { Skeleton, type SkeletonProps } from './layout/Skeleton';
export { useModal } from './layout/use-modal';
export { type HydrateWhenNearProps, LazyHydrate } from './near/LazyHydrate';
export { useHydrated, useIsServerRendered } from './near/use-hydrated';
export { Price, type PriceProps } from './picture/Price';
export { MissingPicture, ProductPicture, type ProductPictureProps } from './picture/ProductPicture';
export { Toasts } from './toasts/Toasts';
export { dismissToast, showToast, type Toast, type ToastMessage } from './toasts/toast-store';
export { VisuallyHidden } from './VisuallyHidden';
