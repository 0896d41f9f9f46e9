import { createRequire } from 'node:module';
import path from 'node:path';
import { messageOf } from '@shop/shared/async';
import { embedsOf } from './embed-problems';
import { readFace } from './face';

process.once('message', async ({ bundle, folder }: { bundle: string; folder: string }) => {
  try {
    const face = readFace(bundle, createRequire(path.join(folder, 'package.json')));
    process.send?.({ answer: await embedsOf(face) });
  } catch (error) {
    // The last line on stderr is the reason that is told.
    console.error(messageOf(error));
    process.exit(1);
  }
});
