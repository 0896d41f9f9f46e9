import { createRequire } from 'node:module';
import path from 'node:path';
import { messageOf } from '@shop/shared/async';
import { readFace } from './bundle';
import type { ChildTask } from './bundle-process';
import { embedsOf } from './embed-changes';
import { tryAll } from './try-bundles';

process.once('message', async ({ bundles, embeds }: ChildTask) => {
  try {
    const answer = bundles
      ? await tryAll(bundles, (progress) => process.send?.({ progress }))
      : await embedsOf(
          readFace(embeds.bundle, createRequire(path.join(embeds.folder, 'package.json'))),
        );
    process.send?.({ answer });
  } catch (error) {
    // `bundle-process.ts` reports the last line on stderr as the reason.
    console.error(messageOf(error));
    process.exit(1);
  }
});
