import { readFileSync } from 'node:fs';

/** CPU time of a process, and `withEnded` of its children that have ended, in ms; 0 once it has ended. */
export function cpuMsOf(pid: number | string, withEnded = false): number {
  try {
    // From field 3 on (proc(5)): a name may hold blanks.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /, '').split(' ');
    // Fields 14 to 17, in ticks of 10 ms.
    const ticks = fields.slice(11, withEnded ? 15 : 13).map(Number);
    return ticks.reduce((all, one) => all + one, 0) * 10;
  } catch {
    return 0;
  }
}

/** CPU time of a server and the processes it started, in ms. */
export function cpuMsOfTree(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  return children.filter(Boolean).reduce((all, child) => all + cpuMsOf(child), cpuMsOf(pid, true));
}
