import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyCheckout } from '../harness/copy-checkout';
import { root, startService } from '../harness/service';
import { type DocumentedBlock, documentedBlocks, promisePattern } from './documented-commands';
import { expect, type ReleaseStack, test } from './release-test';

/** The commands that are not run here: page, commands, why. Everything else in a block of `sh` is. */
const notRun: readonly (readonly [page: string, commands: RegExp, why: string])[] = [
  ['README.md', /^npm (start|run dev|run check|test)\b/, 'these run this test, or are run for it'],
  [
    'docs/deploy/one-machine.md',
    /^(apt|adduser|cd|runuser|cp|install|openssl|nano|in-shop|systemctl|curl) /,
    'root on a Debian of its own: packages, users, systemd, Caddy, backups; docs/deploy.md says what was tried',
  ],
  ['docs/deploy/many-machines.md', /^(apt|certbot|cp|nano|nginx|kubectl) /, 'such machines'],
  [
    'docs/deploy/containers.md',
    /^(podman|podman-compose|buildah|docs\/deploy\/containers\/debian-bases|cp|nano|echo)\b/,
    'root, and minutes of building; docs/deploy.md says what was tried',
  ],
  [
    'docs/deploy/backup.md',
    /^(apt|cp|install|nano|systemctl|runuser|cd|in-shop|find) /,
    'the same machine; backup.test.ts and restore-a-moment.test.mjs restore with the same files',
  ],
  [
    'docs/shopkeeper.md',
    /^(curl|nano|systemctl|journalctl|scp|ssh|chown|in-shop) /,
    'the same machine, and a computer that it is reached from',
  ],
  [
    'docs/embedding.md',
    /^curl -o /,
    'in a project of another site; pin-and-type.spec.ts compiles what it saves',
  ],
  [
    'docs/observability.md',
    /^METRICS_PORT=\S+ .+ npm start\b|^curl /,
    'never ends; metrics.test.ts asks for them',
  ],
  [
    'docs/configuration.md',
    /^npm run shop -- copy-pictures .+ s3:/,
    'asks for a bucket; media-store.test.ts copies to one',
  ],
  ['docs/inspecting.md', /^INSPECT=1 npm start\b/, 'inspect.spec.ts opens it'],
  [
    'docs/performance.md',
    /\bnpm run bench\b/,
    'takes minutes, on a machine that does nothing else',
  ],
  [
    'docs/remote-built-elsewhere.md',
    /^(npm (create|run (dev|build))|cd reviews)\b/,
    'remote-from-nowhere.spec.ts does so, with packages of a registry of its own',
  ],
  [
    'docs/releasing.md',
    /^in-shop npm run release -- serve\b/,
    'never ends; the release stack has one',
  ],
  [
    'docs/releasing.md',
    /^export RELEASE_TOKEN=|^npm run .+ --store https/,
    'add-a-page.spec.ts ships a page with these commands',
  ],
];

const isListed = (page: string, command: string) =>
  notRun.some(([where, commands]) => where === page && commands.test(command));

const bash = (args: readonly string[], options: { cwd: string; env: NodeJS.ProcessEnv }) =>
  promisify(execFile)('bash', args, { ...options, timeout: 240_000 });

/** `curl -s ADDRESS`, on a machine without it. */
const curl = `command -v curl > /dev/null || curl() {
  node -e 'fetch(process.argv[1]).then(async (one) => process.stdout.write(await one.text()))' "$2"
}`;

/** Blocks of one kind in docs/import.md, in their order. */
const examples = (kind: string): string[] =>
  [
    ...readFileSync(path.join(root, 'docs/import.md'), 'utf8').matchAll(
      new RegExp(`^\`\`\`${kind}\n(.*?)^\`\`\``, 'gms'),
    ),
  ].map(([, text = '']) => text);

/** The files that the documents' commands name, as a reader would have them in his checkout. */
function writeOwnFiles(checkout: string): void {
  const place = (file: string) => path.join(checkout, file);
  for (const name of ['categories.csv', 'pictures'])
    symlinkSync(path.join(root, 'api/demo', name), place(name));
  const [header = '', ...products] = readFileSync(
    path.join(root, 'api/demo/products.csv'),
    'utf8',
  ).split('\n');
  const few = products.filter((row) => /^(classic-bifold-wallet|coin-pouch),/.test(row));
  writeFileSync(place('products.csv'), [header, ...few].join('\n'));
  writeFileSync(place('products.json'), '[{ "slug": "coin-pouch", "quantity": 33 }]');
  const [prices = ''] = examples('csv');
  writeFileSync(place('prices.csv'), prices);
  const [post = ''] = examples('md');
  const [comments = ''] = examples('yaml');
  for (const folder of ['posts', 'my-pictures']) mkdirSync(place(folder));
  writeFileSync(place('posts/leather-in-the-monsoon.md'), post);
  writeFileSync(place('posts/comments.yaml'), comments);
  const picture = path.join(root, 'host/src/assets/hero/left-720.jpg');
  for (const file of ['posts/wet-bag.jpg', 'posts/paper.jpg', 'my-pictures/bag.jpg'])
    cpSync(picture, place(file));
}

/** Runs a block's commands in turn, each with the real names from the earlier ones. */
async function follow(
  { page, commands }: DocumentedBlock,
  known: Map<string, string>,
  options: Parameters<typeof bash>[1],
): Promise<string> {
  let output = '';
  for (const command of commands.filter((one) => !isListed(page, one))) {
    const real = [...known].reduce((text, [name, value]) => text.replaceAll(name, value), command);
    const { stdout } = await bash(['-euo', 'pipefail', '-c', `${curl}\n${real}`], options);
    output += stdout;
    const [, version] = /^published (catalog@\S+)/m.exec(stdout) ?? [];
    if (version) known.set('catalog@1.0.0-3f2a9c1e', version);
    const [, token] = /^ +([0-9a-f]{12}) +catalogue team/m.exec(stdout) ?? [];
    if (token) known.set('4f1c09ab77de', token);
  }
  return output.trim();
}

/** A checkout with a changed catalogue, and a running shop of its own, next to the release stack. */
async function settle(releaseStack: ReleaseStack, change: string) {
  const { folder, edit, remove } = copyCheckout();
  const dataDir = path.join(folder, '.data');
  writeOwnFiles(folder);
  edit('catalog-mf/src/remote.tsx', 'import ', `// ${change}\nimport `);
  const own = { DATA_DIR: dataDir, DATABASE_URL: '', SEED_DIR: '' };
  const shop = await startService({
    args: ['platform/commands/start/program.mjs', 'api/src/server.ts'],
    env: { ...own, PORT: '0' },
    ready: /^API listening on /m,
  });
  const env = {
    ...process.env,
    ...own,
    STORE_DIR: releaseStack.storeDir,
    SITE_URL: releaseStack.shop,
    SKIP_INSTALL: '1',
    FORCE_COLOR: '0',
    npm_config_loglevel: 'silent',
  };
  const leave = async () => {
    await shop.stop();
    remove();
  };
  return { options: { cwd: folder, env }, leave };
}

test('the commands in the documents do what the documents say', async ({ releaseStack }) => {
  // About 20 commands and one build: eight minutes were seen at a load of 25 on two cores.
  test.setTimeout(900_000);
  const blocks = documentedBlocks();
  const unused = notRun.filter(([page, listed]) =>
    blocks.every((block) => block.page !== page || !block.commands.some((one) => listed.test(one))),
  );
  expect(unused, 'listed, and in no document').toEqual([]);

  const { options, leave } = await settle(releaseStack, String(test.info().repeatEachIndex));
  const known = new Map([
    ['https://shop.example', releaseStack.shop],
    ['in-shop ', ''],
  ]);
  try {
    for (const block of blocks) {
      const place = `${block.page}:${block.line}`;
      await test.step(place, async () => {
        await bash(['-nc', block.commands.join('\n')], options);
        // The storefront takes up what an earlier block made live within some seconds.
        const live = readFileSync(path.join(releaseStack.storeDir, 'channels/live.json'), 'utf8');
        await releaseStack.shown(JSON.parse(live).release);
        const output = await follow(block, known, options);
        const promised = block.promised?.replaceAll('https://shop.example', releaseStack.shop);
        if (promised !== undefined) expect.soft(output, place).toMatch(promisePattern(promised));
      });
    }
  } finally {
    await leave();
  }
});
