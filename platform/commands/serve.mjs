import { exitWithError, refuseWords } from './start/run.mjs';

/**
 * `npm run serve`: opens the shop with what was released last; installs, builds and releases
 * nothing. For servers: a reboot is quick, and takes back no app that its team shipped in the meantime.
 */
refuseWords();
const { openSite } = await import('./start/open-site.mjs').catch((error) => {
  if (!/MODULE_NOT_FOUND$/.test(error.code)) throw error;
  const why = error.message.split('\n')[0];
  const message = `The packages are not installed: run npm ci, or npm start, which also builds (${why})`;
  return exitWithError({ message });
});
await openSite().catch(exitWithError);
