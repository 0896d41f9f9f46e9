import { accessSync, constants, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endChild, startChild, watchLines } from '../shop/child';

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--remote-debugging-port=0',
];

/** How long (ms) a browser may take to start. */
const timeoutMs = 30_000;

/** A browser of its own, with a fresh profile. */
export interface Chromium {
  /** port of its debugging protocol */
  port: number;
  close(): Promise<void>;
}

/** @throws when it does not start */
export async function openChromium(): Promise<Chromium> {
  const profile = await mkdtemp(path.join(tmpdir(), 'shop-bench-profile-'));
  const child = startChild(
    findChromium(),
    [...flags, `--user-data-dir=${profile}`, 'about:blank'],
    {
      cwd: tmpdir(),
    },
  );
  const close = async () => {
    await endChild(child);
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    const port = await new Promise<number>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('Chromium did not start')), timeoutMs);
      child.once('error', reject);
      child.once('close', (code) => reject(new Error(`Chromium ended with ${code}`)));
      watchLines(child, (line) => {
        const [, found] = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line) ?? [];
        if (!found) return;
        clearTimeout(late);
        resolve(Number(found));
      });
    });
    return { port, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/**
 * The Chromium named by CHROME, or the first on the PATH.
 * @throws saying what to set
 */
function findChromium(): string {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const { CHROME } = process.env;
  const wanted = CHROME ? [CHROME] : names;
  const places = wanted.flatMap((name) =>
    path.isAbsolute(name) ? [name] : folders.map((folder) => path.join(folder, name)),
  );
  const found = places.find(isProgram);
  if (!found) {
    throw new Error(
      CHROME
        ? `CHROME is set to "${CHROME}", which is not a program`
        : 'No Chromium on the PATH: install it, or set CHROME to the path of one.',
    );
  }
  return found;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
