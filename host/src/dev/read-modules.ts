import type { PageScript } from '../boot/boot-data';
import { loadScript } from '../client/remotes/load-script';
import type { Factory } from './webpack-runtime';

/** A chunk as webpack's scripts hand it over: its ids, its modules. */
type Chunk = readonly [ids: readonly string[], modules: Record<string, Factory>];

const chunks = window as unknown as Record<string, { push(chunk: Chunk): unknown } | undefined>;
const chunksOf = (container: string): string => `webpackChunk${container}`;

interface Wanted {
  /** container whose runtime is here */
  container: string;
  /** container of the build that the scripts are of */
  to: string;
  scripts: readonly PageScript[];
}

/**
 * Fetches chunks of a newer build. Those that the running one has not fetched yet become its own,
 * so that it does not fetch its old ones later.
 * @returns their modules; none of them has been run
 * @throws when a script does not come, or is not what was published
 */
export async function readModules({
  container,
  to,
  scripts,
}: Wanted): Promise<Record<string, Factory>> {
  const modules: Record<string, Factory> = {};
  const running = chunks[chunksOf(container)];
  chunks[chunksOf(to)] = {
    push(chunk) {
      Object.assign(modules, chunk[1]);
      running?.push(chunk);
    },
  };
  try {
    await Promise.all(scripts.map(({ url, integrity }) => loadScript(url, integrity)));
  } finally {
    // Somebody took a change back: the newer build is the one that the page began with.
    if (to === container) chunks[chunksOf(container)] = running;
  }
  return modules;
}
