import { startCachingServer } from '../caching-server';

/** A process of its own: `plain-server.ts ORIGIN` sends the same bytes and does nothing else. */
const [origin] = process.argv.slice(2);
if (!origin) throw new Error('whose answers?');
void startCachingServer(origin).then((url) => console.log(`listening on ${url}`));
