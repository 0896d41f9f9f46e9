import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** An npm registry on this machine. */
export interface Registry {
  url: string;
  close(): Promise<void>;
}

/**
 * Opens an npm registry that has packages of this checkout, as `npm pack` makes them, and sends npm
 * to the registry that it is configured with for every other package.
 * @param folders of the packages
 */
export async function openRegistry(folders: readonly string[]): Promise<Registry> {
  const packed = mkdtempSync(path.join(tmpdir(), 'registry-'));
  const npm = (...args: string[]) =>
    execFileSync('npm', args, {
      ...{ encoding: 'utf8', shell: process.platform === 'win32', cwd: packed },
      // Of the test run: npm hands it to what it runs.
      env: { ...process.env, npm_config_workspace: '' },
    });
  const packages = new Map<string, { manifest: { version: string }; file: string }>();
  for (const folder of folders) {
    npm('pack', '--silent', '--pack-destination', packed, folder);
    const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const file = path.join(packed, `${manifest.name}-${manifest.version}.tgz`);
    packages.set(manifest.name, { manifest, file });
  }
  const others = npm('config', 'get', 'registry').trim();
  const server = createServer(({ url = '/', headers }, answer) => {
    const asked = packages.get(url.slice(1));
    if (asked) {
      const { manifest, file } = asked;
      const integrity = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
      const tarball = `http://${headers.host}/${path.basename(file)}`;
      const version = { ...manifest, dist: { tarball, integrity } };
      const { version: latest } = manifest;
      answer.setHeader('content-type', 'application/json');
      answer.end(
        JSON.stringify({
          ...{ name: url.slice(1), 'dist-tags': { latest } },
          versions: { [latest]: version },
        }),
      );
    } else if (readdirSync(packed).includes(url.slice(1))) {
      answer.end(readFileSync(path.join(packed, url.slice(1))));
    } else {
      answer.writeHead(302, { location: new URL(url.slice(1), others).href }).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(packed, { recursive: true, force: true });
    },
  };
}
