import type { AppVersion, ReleaseSet } from '../../release-set/release-set';

export type Apps = ReleaseSet['parts'];

export interface Proposal {
  /** everything that would be live */
  apps: Apps;
  /** names of the apps that are new in it */
  candidates: readonly string[];
  /** what is live now; none the first time */
  before?: Apps | undefined;
  /** paths that may go */
  drops?: readonly string[] | undefined;
}

/** Looks at one candidate in a proposal; answers a sentence for each break. */
export type Check = (candidate: AppVersion, proposal: Proposal) => string[];

export const others = (candidate: AppVersion, { apps }: Proposal): AppVersion[] =>
  Object.values(apps).filter(({ name }) => name !== candidate.name);

export const label = ({ name, version }: { name: string; version: string }) => `${name}@${version}`;

/** What an app's browser scripts weigh together as they are sent, in bytes. */
export const scriptBytes = ({ files }: Pick<AppVersion, 'files'>): number =>
  Object.entries(files)
    .filter(([file]) => file.endsWith('.js') && file !== 'server.js')
    .reduce((sum, [, { bytes, brotli = bytes }]) => sum + brotli, 0);
