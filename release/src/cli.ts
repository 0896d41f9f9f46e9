import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './parts';
import { promote } from './promote/promote';
import { publish } from './publish/publish';
import { sourceVersion } from './publish/source-version';
import { FolderStore } from './store/folder-store';
import { sync } from './sync';

const usage = `npm run release -- COMMAND

  publish PART [--version V]    build one part and store it; the version is made from its sources
  promote PART@VERSION …        point the channel at it, beside the other parts that are live
  sync                          publish every part whose sources changed, and promote them
  status                        what is live

  --store FOLDER                the release store; .data/store, or STORE_DIR`;

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { store: { type: 'string' }, version: { type: 'string' }, help: { type: 'boolean' } },
  });
  const [command, ...rest] = positionals;
  const dataDir = process.env.DATA_DIR ?? path.join(root, '.data');
  const store = new FolderStore(
    values.store ?? process.env.STORE_DIR ?? path.join(dataDir, 'store'),
  );
  const say = (line: string) => console.log(line);
  switch (command) {
    case 'publish': {
      const [name] = rest;
      if (!name) throw new Error('which part? npm run release -- publish catalog');
      const { version } = await publish(store, name, values.version ?? (await sourceVersion(name)));
      return say(`published ${name}@${version}`);
    }
    case 'promote': {
      const { id } = await promote(store, Object.fromEntries(rest.map(partAtVersion)));
      return say(`live: release ${id}`);
    }
    case 'sync':
      return say(`live: release ${(await sync(store, say)).id}`);
    case 'status': {
      const channel = await store.readChannel('live');
      if (!channel) return say('nothing is live yet');
      const { id, parts } = await store.readSet(channel.release);
      say(`release ${id}`);
      for (const [name, { version }] of Object.entries(parts)) say(`  ${name}@${version}`);
      return;
    }
    default:
      say(usage);
      process.exitCode = command === undefined || values.help ? 0 : 2;
  }
}

/** @throws when the text is not `part@version` */
function partAtVersion(text: string): [string, string] {
  const [name, version] = text.split('@');
  if (!name || !version) throw new Error(`"${text}" names no version; write catalog@1.8.2`);
  return [name, version];
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
