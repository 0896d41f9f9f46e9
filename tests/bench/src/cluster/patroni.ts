import { readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Child, startChild } from '../../../e2e/harness/child';
import { freePort } from '../../../e2e/harness/free-port';
import { findProgram, openPrimary } from './in-front';
import type { ShopOnPostgres } from './shop-on-postgres';

/** Programs of Debian's packages patroni, etcd-server and haproxy. */
const programs = ['patroni', 'etcd', 'haproxy'] as const;

export const missingForFailover = (): string[] => programs.filter((name) => !findProgram(name));

/**
 * Makes of a PostgreSQL the primary of two members that Patroni watches, with a synchronous standby
 * and etcd; HAProxy takes the port that it had, so that copies of the shop go on.
 * @returns `killPrimary`: SIGKILL to PostgreSQL and its Patroni, as if the machine was gone
 */
export async function openPatroni({ folder, postgres, ask }: ShopOnPostgres) {
  const data = await ask<string>('show data_directory');
  const programFolder = await ask<string>("select setting from pg_config where name = 'BINDIR'");
  await ask("create role replicator with replication login password 'replicator'");
  await postgres.end('SIGINT');
  // PostgreSQL refuses to run as root: all runs as the owner of its data.
  const { uid, gid } = statSync(data);
  const user = `setpriv --reuid=${uid} --regid=${gid} --clear-groups`;
  const run = process.getuid?.() === 0 ? user : '';
  const base = path.dirname(data);
  const start = (name: string, command: string, ready: RegExp): Promise<Child> =>
    startChild('sh', ['-c', `echo $$ > ${base}/${name}.pid; exec ${run} ${command}`], {
      cwd: base,
      ready,
      timeoutMs: 120_000,
    });

  const [etcdPort, peerPort] = [await freePort(), await freePort()];
  const etcdUrl = `http://127.0.0.1:${etcdPort}`;
  const peerUrl = `http://127.0.0.1:${peerPort}`;
  const etcd = await start(
    'etcd',
    `${findProgram('etcd')} --data-dir ${base}/etcd --listen-client-urls ${etcdUrl} --advertise-client-urls ${etcdUrl} --listen-peer-urls ${peerUrl} --initial-advertise-peer-urls ${peerUrl} --initial-cluster default=${peerUrl}`,
    /ready to serve/,
  );
  const openMember = async (name: string, dataFolder: string) => {
    const [port, apiPort] = [await freePort(), await freePort()];
    const at = (one: number) => ({
      listen: `127.0.0.1:${one}`,
      connect_address: `127.0.0.1:${one}`,
    });
    const file = path.join(base, `${name}.yaml`);
    const login = (username: string) => ({ username, password: username });
    const config = {
      ...{ scope: 'shop', name, restapi: at(apiPort) },
      etcd3: { host: `127.0.0.1:${etcdPort}` },
      postgresql: {
        ...{ ...at(port), data_dir: dataFolder, bin_dir: programFolder },
        pgpass: path.join(base, `${name}.pgpass`),
        pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
        authentication: { superuser: login('postgres'), replication: login('replicator') },
        parameters: { unix_socket_directories: '' },
      },
    };
    // JSON is YAML too.
    await writeFile(file, JSON.stringify(config));
    const child = await start(name, `${findProgram('patroni')} ${file}`, /no action\. I am/);
    return { name, dataFolder, port, apiPort, end: child.end };
  };
  const primary = await openMember('first', data);
  const api = `http://127.0.0.1:${primary.apiPort}`;
  const body = JSON.stringify({ synchronous_mode: true });
  await fetch(`${api}/config`, { method: 'PATCH', body });
  const standby = await openMember('second', path.join(base, 'second'));
  const balancer = await openPrimary(folder, Number(new URL(postgres.url).port), [
    primary,
    standby,
  ]);
  while (!(await (await fetch(`${api}/cluster`)).text()).includes('sync_standby')) await pause(500);

  const kill = (file: string) => {
    try {
      process.kill(Number.parseInt(readFileSync(file, 'utf8'), 10), 'SIGKILL');
    } catch {
      // It has ended.
    }
  };
  return {
    killPrimary() {
      kill(path.join(base, 'first.pid'));
      kill(path.join(data, 'postmaster.pid'));
    },
    async end() {
      for (const one of [balancer, primary, standby, etcd]) await one.end();
      for (const one of [primary, standby]) kill(path.join(one.dataFolder, 'postmaster.pid'));
    },
  };
}
