export type { Fragment, FragmentNode } from './fragment';
