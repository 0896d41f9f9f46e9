import { accessSync, constants } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Child, startChild } from '../../../e2e/harness/child';
import { freePort } from '../../../e2e/harness/free-port';

/** @returns the path of a program of this machine */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin'];
  return folders
    .map((folder) => path.join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** HAProxy in front of copies: an idempotent request that a copy does not answer goes to another. */
export async function openBalancer(
  program: string,
  folder: string,
  copies: readonly { url: string }[],
): Promise<Child & { url: string }> {
  const port = await freePort();
  const file = path.join(folder, `haproxy-${port}.cfg`);
  const servers = copies.map(
    ({ url }, at) => `  server copy${at} ${new URL(url).host} check inter 1s fall 3 rise 1`,
  );
  const text = `
global
  log stdout format raw local0
defaults
  mode http
  timeout connect 1s
  timeout check 5s
  timeout client 30s
  timeout server 30s
  option forwardfor
  option redispatch
  retries 3
  retry-on conn-failure empty-response 503
frontend shop
  bind 127.0.0.1:${port}
  http-request disable-l7-retry if METH_POST
  default_backend copies
backend copies
  balance leastconn
  option httpchk GET /healthz
${servers.join('\n')}
`;
  await writeFile(file, text);
  const options = { ready: /Loading success|New worker/, timeoutMs: 20_000 };
  const child = await startChild(program, ['-W', '-f', file], options);
  return { ...child, url: `http://127.0.0.1:${port}` };
}

/** Varnish, as a CDN that does what `Cache-Control` says. */
export async function openCdn(program: string, folder: string, origin: string) {
  const port = await freePort();
  const workFolder = path.join(folder, `cdn-${port}`);
  const listens = ['-F', '-j', 'none', '-b', new URL(origin).host, '-a', `127.0.0.1:${port}`];
  const args = [...listens, '-s', 'malloc,128m', '-n', workFolder];
  const options = { ready: /Child launched OK|said Child starts/, timeoutMs: 60_000 };
  const child = await startChild(program, args, options);
  return { ...child, url: `http://127.0.0.1:${port}` };
}
