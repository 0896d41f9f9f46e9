import type { Location } from 'react-router-dom';

/**
 * Whether a location is the page at another path, with something else in it. A page whose path says
 * what is in it navigates with `state: { samePageAs: pathname }`: the focus stays then, and no title
 * is announced.
 * @param from path of the page that is shown
 */
export const isSamePage = ({ pathname, state }: Location, from: string): boolean =>
  pathname === from || state?.samePageAs === from;
