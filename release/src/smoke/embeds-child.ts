import { createRequire } from 'node:module';
import path from 'node:path';
import { embedsOf } from './embed-problems';
import { readFace } from './face';
import { reason } from './failure';

process.once('message', async ({ bundle, folder }: { bundle: string; folder: string }) => {
  try {
    const face = readFace(bundle, createRequire(path.join(folder, 'package.json')));
    process.send?.({ answer: await embedsOf(face) });
  } catch (error) {
    // The last line on stderr is the reason that is told.
    console.error(reason(error));
    process.exit(1);
  }
});
