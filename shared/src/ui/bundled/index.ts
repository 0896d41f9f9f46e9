/**
 * What several apps draw, but not the first page: each app bundles what it uses into the chunks
 * of those pages. Everything in `@shop/shared/ui` is loaded with the first page instead.
 */
export { BackLink } from './BackLink';
export { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs';
export { CardAction } from './CardAction';
export { Disclosure, type DisclosureProps } from './Disclosure';
export { Field, type FieldProps, Input } from './Field';
export { PictureStrip, type PictureStripProps, StripRow } from './PictureStrip';
