export type { Fragment, FragmentNode } from './fragment';
export { siteElement } from './site-element';
