import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { type Child, startChild } from '../../../e2e/harness/child';
import { freePort } from '../../../e2e/harness/free-port';
import { root } from '../shop';
import { cpuMsOf } from './cpu-time';

/** Hierarchy of control groups for CPU time: of version 1, or the only one of version 2. */
const groups = ['/sys/fs/cgroup/cpu', '/sys/fs/cgroup'];
const periodUs = 100_000;

/**
 * Makes a control group whose processes together get a share of the CPU.
 * @param cores 0.5 is half of one core
 * @returns its folder, or undefined where control groups cannot be made
 */
function makeGroup(name: string, cores: number): string | undefined {
  for (const parent of groups) {
    const folder = `${parent}/${name}`;
    try {
      mkdirSync(folder);
    } catch {
      continue;
    }
    for (const [file, value] of [
      ['cpu.max', `${cores * periodUs} ${periodUs}`],
      ['cpu.cfs_quota_us', String(cores * periodUs)],
    ] as const) {
      try {
        writeFileSync(`${folder}/${file}`, value);
        return folder;
      } catch {
        // The other version has a file of another name.
      }
    }
    rmdirSync(folder);
  }
  return undefined;
}

export interface Copy {
  url: string;
  /** SIGKILL to all of its processes */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  end: () => Promise<void>;
  /** CPU time of its processes so far, in ms */
  cpuMs: () => number;
  /** proportional set size of its processes, in MB */
  memoryMB: () => number;
}

/**
 * A copy of the shop, as `npm run serve` opens it, with a share of the CPU of its own.
 * @throws where control groups cannot be made
 */
export async function openCopy(name: string, cores: number, env: NodeJS.ProcessEnv): Promise<Copy> {
  const group = makeGroup(`bench-${process.pid}-${name}`, cores);
  if (!group) throw new Error('this machine gives no control groups for CPU time');
  const port = String(await freePort());
  let child: Child | undefined;
  const pids = () => readFileSync(`${group}/cgroup.procs`, 'utf8').split('\n').filter(Boolean);
  const sum = (of: (pid: string) => number) => pids().reduce((total, pid) => total + of(pid), 0);
  const start = async () => {
    const serve = `exec "${process.execPath}" platform/commands/serve.mjs`;
    child = await startChild('sh', ['-c', `echo $$ > ${group}/cgroup.procs; ${serve}`], {
      cwd: root,
      env: { ...process.env, ...env, PORT: port },
      ready: / is open at (\S+)/,
      timeoutMs: 120_000,
    });
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    start,
    async kill() {
      for (const pid of pids()) process.kill(Number(pid), 'SIGKILL');
      await child?.end();
    },
    async end() {
      await child?.end();
      rmdirSync(group);
    },
    cpuMs: () => sum(cpuMsOf),
    memoryMB: () => sum(memoryMBOf),
  };
}

/** Proportional set size; 0 of a process that has ended. */
function memoryMBOf(pid: string): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss: +(\d+)/m.exec(text)?.[1]) / 1024;
  } catch {
    return 0;
  }
}
