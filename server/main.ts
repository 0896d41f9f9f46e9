import { messageOf } from '@shop/shared/async';
import { createApp } from './app';
import { demoContent } from './demo-content';
import { failureLog } from './http/failures/failure-log';
import { LiveRelease } from './release/live-release';
import { noteFailures } from './release/note-failures';
import { noteSiteUrl } from './release/note-site-url';
import { readSettings } from './settings';

/** Starts the storefront server; on SIGTERM it finishes what it is answering. */
async function main(): Promise<void> {
  const settings = readSettings();
  const log = (line: string) => console.log(line);
  // With a database of its own a shop is meant for customers, who must not read the demo's claims.
  const demo = settings.hasDatabase ? demoContent(settings.config) : [];
  if (demo.length > 0) log(`still the demo's: ${demo.join('; ')}`);
  const noteFailure = noteFailures(settings);
  const current = new LiveRelease(settings, log, (...what) => {
    logFailure(...what);
    noteFailure(...what);
  });
  const app = createApp(settings, current);
  const logFailure = failureLog(app.log);
  // The sanitiser takes a second of CPU to load, five seconds on a busy machine: a feed that waited
  // for it would be late. If it does not start, the first page that needs it logs why.
  const sanitiser = current.context.services.clean('').catch(() => undefined);
  await current.start();
  await sanitiser;
  await app.listen({ port: settings.port, host: settings.host });
  await noteSiteUrl(settings);
  console.log(`storefront listening on http://localhost:${settings.port}`);
  const stop = () => {
    void app.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exit(1);
});
