import type { Picture } from '@shop/shared/entities';
import { absoluteUrl, collapseSpaces, truncate } from '@shop/shared/format';
import type { BreadcrumbsProps } from './Breadcrumbs';

/** Characters of a meta description, and of one in structured data (spec section 9). */
export const descriptionLength = { meta: 155, structured: 160 };

/** Longer titles are cut by browsers and search engines anyway, and pages repeat them. */
const maxTitleLength = 110;

/** A title in head tags, breadcrumbs and structured data, on one line. */
export const shortTitle = ({ title }: { title: string }): string =>
  truncate(collapseSpaces(title), maxTitleLength);

/** A picture for link previews: by a whole address, with its size when it is known. */
export const previewPicture = ({ src, alt, width, height }: Picture) => ({
  src: absoluteUrl(src),
  alt: shortTitle({ title: alt }),
  ...(width && height && { width, height }),
});

/**
 * schema.org BreadcrumbList of what `Breadcrumbs` shows.
 * @param here path or address of the page itself, for a step without one
 */
export const crumbsData = (steps: BreadcrumbsProps['steps'], here = ''): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, to = here }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absoluteUrl(to),
  })),
});
