import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { killAll } from 'chrome-launcher';
import { endChildren } from '../../e2e/harness/child';
import { startShop } from './shop';

/** What a bench is given to work with. */
export interface Stage {
  /**
   * Address of the demo shop, without a slash at the end. It is started for the first that asks,
   * and shared by all; SHOP_URL names one that runs already.
   */
  shopUrl(): Promise<string>;
  /** a folder of its own, removed at the end */
  scratch(): Promise<string>;
  /** something to stop at the end, also of a run that is interrupted */
  atEnd(stop: () => Promise<void>): void;
  /** a line of progress */
  print(line: string): void;
}

/** A stage whose folders, browsers and processes end with `clear`. */
export function createStage(print: (line: string) => void): Stage & { clear(): Promise<void> } {
  const stops: (() => Promise<void>)[] = [];
  let opened: Promise<string> | undefined;
  const scratch = async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'shop-bench-'));
    stops.push(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
    return folder;
  };
  const open = async () => {
    const { SHOP_URL } = process.env;
    if (SHOP_URL) return new URL(SHOP_URL).origin;
    print('building and starting the demo shop');
    return (await startShop({ DATA_DIR: await scratch() })).found;
  };
  return {
    print,
    scratch,
    atEnd: (stop) => void stops.push(stop),
    shopUrl() {
      opened ??= open();
      return opened;
    },
    async clear() {
      killAll();
      await endChildren();
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}
