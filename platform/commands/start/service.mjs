import { runTypeScript } from './run.mjs';

/** The first wait before a service that ended is started again, in ms; each next is twice as long. */
const minWaitMs = 500;
/** It is never given up: what it needs, such as a database, may be back at any time. */
const maxWaitMs = 30_000;
/** A service that ran this long has recovered, in ms. */
const steadyMs = 60_000;

/**
 * Keeps a service running: one that dies is started again, and the others stay up.
 * @param {{ name: string, file: string, env: Record<string, string>, ready: RegExp, print: (line: string) => void, ending: AbortSignal }} service
 * `ending`: aborted once all services are to end
 * @returns {{ ready: Promise<void>, stop: () => Promise<void>, again: () => Promise<void> }} `ready`
 * when it is for the first time, and rejects when it ends before; `stop` lets it finish what it is
 * answering; `again` does so and starts it again, with its code as it is then, and rejects like `ready`,
 * the cause being what it said
 */
export function startService({ name, file, env, ready, print, ending }) {
  let child;
  let timer;
  let stopping = false;
  let restarts = 0;
  const stop = () =>
    new Promise((resolve) => {
      const isAsked = stopping;
      stopping = true;
      clearTimeout(timer);
      if (!child || child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('close', resolve);
      // Asked twice, it ends at once (`program.mjs`); npm's end by Ctrl-C stops all once more.
      if (!isAsked) child.kill('SIGTERM');
    });
  const launch = (isUp, failed) => {
    const since = performance.now();
    const lines = [];
    let isReady = false;
    child = runTypeScript(file, [], env, (line) => {
      if (!ready.test(line)) {
        if (!isReady) lines.push(line);
        return print(line);
      }
      isReady = true;
      isUp?.();
    });
    child.once('close', (code, signal) => {
      // With Ctrl-C each of them gets the signal, too, and ends before it is stopped.
      if (stopping || ending.aborted) return;
      const end = code ?? signal;
      if (!isReady && failed) {
        const why = `the ${name} did not start (it ended with ${end})`;
        return failed(new Error(why, { cause: lines.join('\n') }));
      }
      if (performance.now() - since > steadyMs) restarts = 0;
      const waitMs = Math.min(minWaitMs * 2 ** restarts++, maxWaitMs);
      print(`the ${name} ended with ${end}; starting it again in ${waitMs / 1_000} s`);
      timer = setTimeout(launch, waitMs);
    });
  };
  const again = async () => {
    await stop();
    stopping = false;
    restarts = 0;
    await new Promise(launch);
  };
  return { ready: new Promise(launch), stop, again };
}
