import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Child, startChild } from '../../../e2e/harness/child';
import { freePort } from '../../../e2e/harness/free-port';

/** The path of a program of this machine. */
export const { findProgram } =
  require('../../../../platform/commands/testing/find-program.mjs') as {
    findProgram: (name: string) => string | undefined;
  };

/** HAProxy in front of copies: an idempotent request that a copy does not answer goes to another. */
export async function openBalancer(
  folder: string,
  copies: readonly { url: string }[],
): Promise<Child & { url: string }> {
  const port = await freePort();
  const servers = copies.map(
    ({ url }, at) => `  server copy${at} ${new URL(url).host} check inter 1s fall 3 rise 1`,
  );
  const text = `
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
  return { ...(await startHaproxy(folder, port, text)), url: `http://127.0.0.1:${port}` };
}

/** HAProxy in front of members of PostgreSQL: leads to the one that Patroni says is the primary. */
export function openPrimary(
  folder: string,
  port: number,
  members: readonly { name: string; port: number; apiPort: number }[],
): Promise<Child> {
  const servers = members.map(
    (one) => `  server ${one.name} 127.0.0.1:${one.port} check port ${one.apiPort}`,
  );
  const text = `
defaults
  mode tcp
  timeout connect 1s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`;
  return startHaproxy(folder, port, text);
}

async function startHaproxy(folder: string, port: number, text: string): Promise<Child> {
  const file = path.join(folder, `haproxy-${port}.cfg`);
  await writeFile(file, `global\n  log stdout format raw local0\n${text}`);
  const options = { ready: /Loading success|New worker/, timeoutMs: 20_000 };
  return startChild(findProgram('haproxy') ?? 'haproxy', ['-W', '-f', file], options);
}

/** Varnish, as a CDN that does what `Cache-Control` says. */
export async function openCdn(folder: string, origin: string) {
  const port = await freePort();
  const workFolder = path.join(folder, `cdn-${port}`);
  const listens = ['-F', '-j', 'none', '-b', new URL(origin).host, '-a', `127.0.0.1:${port}`];
  const args = [...listens, '-s', 'malloc,128m', '-n', workFolder];
  const options = { ready: /Child launched OK|said Child starts/, timeoutMs: 60_000 };
  const child = await startChild(findProgram('varnishd') ?? 'varnishd', args, options);
  return { ...child, url: `http://127.0.0.1:${port}` };
}
