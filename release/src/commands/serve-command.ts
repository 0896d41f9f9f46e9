import { createReleaseServer, prefix } from '../server/release-server';
import { openFolder } from './open-store';
import type { CommandLine } from './options';

/** Serves a folder's store over HTTP, on this machine only, until it is told to stop. */
export async function serveCommand(line: CommandLine, say: (text: string) => void): Promise<void> {
  const app = createReleaseServer(openFolder(line));
  const address = await app.listen({ port: line.port ?? 4100, host: '127.0.0.1' });
  say(`releases of ${line.store} at ${address}${prefix}`);
  const stop = () => void app.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
