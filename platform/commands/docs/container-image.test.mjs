import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../start/root.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const containerfile = read('Containerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll('\\\n', ' ');
const stages = containerfile.split(/^FROM /m).slice(1);
const last = stages.at(-1);
const lineOf = (name) => new RegExp(`^ *${name} (.+)$`, 'm').exec(last)?.[1];

/** What the image may be asked to run: the file of each command, and of each worker. */
const programs = [
  'host/site/server.ts',
  'api/src/server.ts',
  'api/src/cli.ts',
  'platform/server/worker/worker.ts',
  'platform/server/sanitiser/clean-in-worker.ts',
];

/** Packages that a program names, with all of ours that it imports; not what it loads when it is asked to. */
async function packagesOf(program) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [program],
    ...{ bundle: true, platform: 'node', write: false, metafile: true, logLevel: 'silent' },
    plugins: [
      {
        name: 'packages',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ kind, path: name }) =>
            kind === 'entry-point' || /^(federated-site|@shop)\//.test(name)
              ? undefined
              : { path: name, external: true },
          ),
      },
    ],
  });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  return imports
    .filter(({ external, kind }) => external && kind !== 'dynamic-import')
    .map(({ path: name }) => /^(?:@[^/]+\/)?[^/]+/.exec(name)[0]);
}

describe('the Containerfile', () => {
  const [, names] = /for name in (.+?);/.exec(containerfile);
  const leftOut = [...names.trim().split(/\s+/)];

  it('leaves out packages that builds need, and none that a program of the image imports', async () => {
    const { dependencies } = JSON.parse(read('platform/package.json'));
    expect(leftOut.filter((name) => !(name in dependencies))).toEqual([]);
    expect(leftOut).toEqual(expect.arrayContaining(['webpack', 'typescript', '@swc/core']));
    const imported = (await Promise.all(programs.map(packagesOf))).flat();
    expect(imported).toEqual(expect.arrayContaining(['fastify', 'jsdom', 'react', 'pg', 'kysely']));
    expect(imported.filter((name) => leftOut.includes(name))).toEqual([]);
  });

  it('makes an image of two stages or more that has no npm, and runs as a user without a name', () => {
    expect(stages.length).toBeGreaterThanOrEqual(2);
    expect(last).not.toMatch(/^RUN /m);
    expect(last.match(/^COPY .+$/gm)).toEqual([
      'COPY --from=release /usr/local/bin/node /usr/local/bin/node',
      'COPY --from=production /out/app /app',
      'COPY --from=production --chown=10001:10001 /out/data /data',
    ]);
    expect(lineOf('USER')).toBe('10001:10001');
  });

  it('takes both bases as build arguments', () => {
    const given = [...containerfile.matchAll(/^ARG (\w+)=\S+$/gm)].map(([, name]) => name);
    const bases = stages.map((stage) => /^\S+/.exec(stage)[0]);
    expect(bases).toEqual(
      [...given.slice(0, 1), '', ...given.slice(1)].map((name) =>
        name ? `\${${name}}` : 'release',
      ),
    );
  });

  it('starts what is there, and asks for its health where the storefront answers', () => {
    const [program, file] = JSON.parse(lineOf('CMD'));
    expect([program, existsSync(path.join(root, file))]).toEqual(['node', true]);
    const [, probe] = /127\.0\.0\.1:\$\{process\.env\.PORT\}(\/\w+)/.exec(containerfile);
    expect(read('platform/server/app.ts')).toContain(`app.get('${probe}'`);
    expect(read('api/src/app.ts')).toContain(`app.get('${probe}'`);
    expect(lineOf('ENV')).toMatch(/\bHOST=0\.0\.0\.0 PORT=3000 DATA_DIR=\/data$/);
    expect(lineOf('EXPOSE')).toBe('3000');
  });

  it('takes nothing of this machine along: what is not named in .dockerignore stays out', () => {
    const [, all, ...lines] = read('.dockerignore').trim().split('\n');
    expect(all).toBe('**');
    expect(lines).toEqual(expect.arrayContaining(['**/node_modules', '**/*.test.*']));
    for (const line of lines.filter((one) => /^!?[\w./-]+$/.test(one)))
      expect([line, existsSync(path.join(root, line.replace('!', '')))]).toEqual([line, true]);
  });
});
