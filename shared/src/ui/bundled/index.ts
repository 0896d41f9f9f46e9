/**
 * Used by several apps, but not on every page. Each app bundles what it uses into the chunks of those
 * pages; everything in `@shop/shared/ui` is loaded with the first page instead.
 */
export { afterFrame, closeAfterFrame } from './after-frame';
export { BackLink } from './BackLink';
export { BackRow, Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs';
export { CallLink, phoneUrl } from './CallLink';
export { CardAction } from './CardAction';
export { CopyButton } from './CopyButton';
export { Disclosure } from './Disclosure';
export {
  chosenInForcedColors,
  forcedColors,
  maxLines,
  notPrinted,
  oneLine,
  plainList,
} from './declarations';
export { Failure } from './Failure';
export { Field } from './Field';
export { fullDialog } from './full-dialog';
export { crumbsData, descriptionLength, previewPicture, shortTitle } from './head-data';
export { Input } from './Input';
export * from './icons';
export { PageFailed, PageNotice } from './PageNotice';
export { Pager } from './Pager';
export { PictureStrip, StripRow } from './PictureStrip';
export {
  type Failed,
  failureOf,
  type LoaderArgs,
  outcomeOrPending,
  type Pending,
  revalidatePath,
  useOutcome,
  withStatus,
} from './page-data';
export { isPlainPress } from './plain-press';
export { ListFailed, Retry } from './Retry';
export { ShareButton } from './ShareButton';
export { SlowNotice } from './SlowNotice';
export { SubmitButton } from './SubmitButton';
export { useClosingDetails } from './use-closing-details';
