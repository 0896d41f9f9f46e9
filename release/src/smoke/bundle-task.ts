import type { AppContract } from '@shop/shared/contract';

/** What is to be tried. */
export interface BundleTask {
  /** file of the host's server bundle */
  host: string;
  /** remotes to run on it */
  remotes: readonly {
    bundle: string;
    contract: Pick<AppContract, 'name' | 'version' | 'paths' | 'widgets' | 'embeds' | 'imports'>;
    /** the bundle that is live */
    before?: string | undefined;
  }[];
  /** elements for other web pages, and attributes of them, that may go */
  drops?: readonly string[] | undefined;
}

export interface Finding {
  /** path patterns of the host's own pages */
  paths: readonly string[];
  /** a sentence each */
  problems: readonly string[];
}
