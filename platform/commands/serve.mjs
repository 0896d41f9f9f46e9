import { openSite } from './start/open-site.mjs';
import { exitWithError } from './start/run.mjs';

/**
 * `npm run serve`: opens the shop with what was released last; installs, builds and releases
 * nothing. For servers: a reboot is quick, and takes back no app that its team shipped in the meantime.
 */
await openSite().catch(exitWithError);
