/**
 * Components, and what pages with data share, of several apps that not every page needs. Each app
 * bundles what it uses into the chunks of those pages; everything in `@shop/shared/ui` is loaded with
 * the first page instead.
 */
export { BackLink } from './BackLink';
export { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs';
export { CardAction } from './CardAction';
export { Disclosure, type DisclosureProps } from './Disclosure';
export { Field, type FieldProps, Input } from './Field';
export { crumbsData, descriptionLength, previewPicture, shortTitle } from './head-data';
export { Pager, type PagerProps } from './Pager';
export { PictureStrip, type PictureStripProps, StripRow } from './PictureStrip';
export {
  type LoaderArgs,
  outcomeOrPending,
  type Pending,
  revalidatePath,
  useOutcome,
  withStatus,
} from './page-data';
export { ListFailed, Retry, type RetryProps } from './Retry';
