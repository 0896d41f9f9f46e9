import type { Members } from './swap-members';

/** What others offer and say, in the types they were published with. */
export interface Border {
  widgets: Members;
  events: Members;
}

/** Parts to compile on one platform. */
export interface CompileTask {
  /** file with the host's sources */
  platform: string;
  parts: readonly {
    name: string;
    /** file with the part's sources; missing for the host */
    sources?: string | undefined;
    border: Border;
  }[];
}

/** A place in a part's sources that does not compile. */
export interface Misfit {
  file: string;
  line: number;
  /** what stands there, where it is a name: the prop, the member */
  at: string;
  /** the compiler's words */
  reason: string;
}

/** Part → what does not compile. */
export type Misfits = Readonly<Record<string, readonly Misfit[]>>;
