import { runTypeScript } from './run.mjs';

/** Waits before a service that ended is started again, in ms; after the last it is given up. */
const waits = [500, 1_000, 2_000, 5_000, 10_000];
/** A service that ran this long has recovered, in ms. */
const steady = 60_000;

/**
 * Keeps a service running: one that dies is started again, and the others stay up.
 * @param {{ name: string, file: string, env: Record<string, string>, ready: RegExp, say: (line: string) => void }} service
 * @returns {{ ready: Promise<void>, stop: () => Promise<void> }} `ready` when it is for the first
 * time, and rejects when it ends before; `stop` lets it finish what it is answering
 */
export function startService({ name, file, env, ready, say }) {
  let child;
  let stopping = false;
  let restarts = 0;
  const stop = () =>
    new Promise((resolve) => {
      stopping = true;
      if (!child || child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('close', resolve);
      child.kill('SIGTERM');
    });
  const isUp = new Promise((resolve, reject) => {
    let isReady = false;
    const launch = () => {
      const since = performance.now();
      child = runTypeScript(file, [], env, (line) => {
        if (!ready.test(line)) return say(line);
        isReady = true;
        resolve();
      });
      child.once('close', (code) => {
        if (stopping) return;
        if (!isReady) return reject(new Error(`the ${name} did not start (it ended with ${code})`));
        if (performance.now() - since > steady) restarts = 0;
        const wait = waits[restarts++];
        if (wait === undefined) return say(`the ${name} keeps ending; it is not started again`);
        say(`the ${name} ended with ${code}; starting it again`);
        setTimeout(() => stopping || launch(), wait);
      });
    };
    launch();
  });
  return { ready: isUp, stop };
}
