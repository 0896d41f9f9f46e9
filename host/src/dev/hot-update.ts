import type { PageScript } from '../boot/boot-data';

/** One part that was built again. */
export interface HotPart {
  /** container of the build that it was before */
  from: string;
  /** container of the new build */
  to: string;
  /** scripts of the new build that the one before did not have; none of them starts a runtime */
  scripts: readonly PageScript[];
}

/** A new release, for a page that stands at the one before. */
export interface HotUpdate {
  parts: readonly HotPart[];
  /** something else changed than modules: the page is to be loaded again */
  whole: boolean;
}
