import path from 'node:path';
import { root } from '../root';
import { endChild, startChild } from '../shop/child';
import { watchLines } from '../shop/watch-lines';

/**
 * Starts a bare `node:http` server that sends what a shop sends.
 * @throws when it ends before it listens
 */
export async function startPlainServer(
  origin: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const file = path.join(root, 'bench/src/scale/plain-server.ts');
  const child = startChild(process.execPath, [...process.execArgv, file, origin], { cwd: root });
  const url = await new Promise<string>((resolve, reject) => {
    const lines: string[] = [];
    child.once('close', () => reject(new Error(`the plain server ended:\n${lines.join('\n')}`)));
    watchLines(child, (line) => {
      lines.push(line);
      const [, found] = /^listening on (\S+)/.exec(line) ?? [];
      if (found) resolve(found);
    });
  });
  return { url, stop: () => endChild(child) };
}
