import type { Shop } from './shop/start-shop';

/** What a bench is given to work with. */
export interface Stage {
  /** the demo shop; started for the first that asks, shared by all */
  shop(): Promise<Shop>;
  /** a folder of its own, removed at the end */
  scratch(): Promise<string>;
  /** a line of progress */
  say(line: string): void;
}
