import { splitVersion } from '../../release-set/names';
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

/** Why a proposal does not fit. */
export interface Break {
  sentence: string;
  /** names of the apps that the sentence names */
  apps: readonly string[];
}

/** Looks at one candidate in a proposal. */
export type Check = (candidate: AppVersion, proposal: Proposal) => Break[];

/** The tag of a template that is a break: apps in it are written with their versions. */
export const breakOf = (
  { raw }: TemplateStringsArray,
  ...values: readonly (string | Pick<AppVersion, 'name' | 'version'>)[]
): Break => ({
  sentence: String.raw(
    { raw },
    ...values.map((one) => (typeof one === 'string' ? one : `${one.name}@${one.version}`)),
  ),
  apps: values.flatMap((one) => (typeof one === 'string' ? [] : one.name)),
});

/** @param event with its version, `loan/extended@1` */
export const eventName = (event: string): string => splitVersion(event)[0];

export const others = (candidate: AppVersion, { apps }: Proposal): AppVersion[] =>
  Object.values(apps).filter(({ name }) => name !== candidate.name);

/**
 * Widgets that apps place, and whose owner goes: their slots keep the fallbacks.
 * @param before what is live
 * @param after the same without the apps that go
 */
export const lostWidgets = (before: Apps, after: Apps): (Break & { widget: string })[] =>
  Object.values(after).flatMap((app) =>
    app.places.flatMap((widget) => {
      const gone = before[widget.split('/')[0] ?? ''];
      if (!gone || after[gone.name]) return [];
      return [{ ...breakOf`${app} places ${widget}, which goes with ${gone}`, widget }];
    }),
  );

/** What an app's browser scripts weigh together as they are sent, in bytes. */
export const scriptBytes = ({ files }: Pick<AppVersion, 'files'>): number =>
  Object.entries(files)
    .filter(([file]) => /^(?!open\/|server\.js$).*\.m?js$/.test(file))
    .reduce((sum, [, { bytes, brotli = bytes }]) => sum + brotli, 0);
