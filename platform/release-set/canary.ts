/** Channel of the release that visitors get. */
export const liveChannel = 'live';

/** Channel of the release that a share of the visitors gets; it moves with what is live. */
export const canaryChannel = 'canary';

/** A version that a share of the visitors gets, together with all else that is live. */
export interface Canary {
  /** number of the move that began it; its counts are stored below it */
  id: number;
  app: string;
  version: string;
  /** the version that all other visitors have */
  control: string;
  /** visitors whose number, 0 to 99, is smaller get the version: 1 to 99 */
  share: number;
  /** when the share was last set, ISO 8601 */
  since: string;
  /** so long after that it is made live for all, in ms; never without it */
  promoteAfterMs?: number | undefined;
  /** paths and elements that are live and may go with it */
  drops?: readonly string[] | undefined;
  /** why it was not made live then */
  refused?: string | undefined;
}

/** The visitors with the version, and all others. */
export type Arm = 'canary' | 'control';

/** What visitors of one arm met since a canary began; numbers of pages. */
export interface ArmCounts {
  /** that were sent, also to robots */
  pages: number;
  /** reports by browsers: the version did not load there, or threw */
  load: number;
  draw: number;
  /** that the version could not render on the server */
  server: number;
  /** that were sent long enough ago to have said that they came alive (`hydrated`) */
  settled: number;
  alive: number;
}

export type Counts = Readonly<Record<Arm, ArmCounts>>;

export const noCounts = (): Record<Arm, ArmCounts> => ({ canary: none(), control: none() });
const none = (): ArmCounts => ({ pages: 0, load: 0, draw: 0, server: 0, settled: 0, alive: 0 });

/** @returns the sum; values that are not counts, as in a file of an older version, add 0 */
export function addCounts(a: Counts, b: Partial<Counts>): Record<Arm, ArmCounts> {
  const sum = noCounts();
  for (const arm of ['canary', 'control'] as const) {
    for (const kind of Object.keys(sum[arm]) as (keyof ArmCounts)[]) {
      sum[arm][kind] = a[arm][kind] + (Number(b[arm]?.[kind]) || 0);
    }
  }
  return sum;
}
