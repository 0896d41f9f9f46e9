import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { platformFile, root } from './root.mjs';

const begun = performance.now();
const seconds = () => `${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s`;

/**
 * A line of progress, with the time since the command began. A line of a server's log in JSON stays
 * as it is, for programs that collect logs.
 */
export const print = (line) => console.log(line.startsWith('{') ? line : `${seconds()}  ${line}`);

/** For a `catch` at the end of a command: ends it, saying only what went wrong. */
export const exitWithError = ({ message }) => {
  console.error(message);
  process.exit(1);
};

/** For a command that is set by variables alone; before it installs anything. */
export function refuseWords() {
  const [, , word] = process.argv;
  if (word)
    exitWithError({ message: `"${word}" is not read: settings are variables, such as PORT=8080` });
}

/** The shell in which npm runs a script; noted before the installation, which may take minutes. */
const parent = process.ppid;
/** How often its process id is compared, in ms. */
const lookMs = 500;

/**
 * Calls back once when npm, which runs this command, has received SIGTERM. npm sends the signal to
 * the shell of the script; a shell such as dash ends without sending it to this process. (`exec` in
 * the script would help, but the shell of Windows has none.)
 * @returns stops looking
 */
export function onNpmEnd(end) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, lookMs);
  timer.unref();
  return () => clearInterval(timer);
}

const loopback = ['localhost', '127.0.0.1', '::1'];

/**
 * An environment in which this machine is asked without a proxy, whatever proxy others are asked
 * by. Node (with NODE_USE_ENV_PROXY=1), npm, Chromium and curl all read NO_PROXY.
 * @param {Record<string, string | undefined>} env
 */
export function loopbackWithoutProxy(env) {
  const known = (env.no_proxy || env.NO_PROXY || '').split(',').map((host) => host.trim());
  const hosts = [...new Set([...known.filter(Boolean), ...loopback])].join(',');
  return { ...env, NO_PROXY: hosts, no_proxy: hosts };
}

/** Runs the TypeScript file that its first argument names. */
export const program = platformFile('commands/start/program.mjs');

/**
 * Runs a command of Node in place of this one: with its terminal, its signals and its exit code.
 * @param {readonly string[]} args
 * @param {string} [cwd]
 */
export function replaceBy(args, cwd) {
  const child = spawn(process.execPath, args, { cwd, stdio: 'inherit' });
  // The terminal sends Ctrl-C to the child as well: it decides when to end.
  process.on('SIGINT', () => {});
  const end = () => child.kill('SIGTERM');
  process.on('SIGTERM', end);
  onNpmEnd(end);
  child.on('close', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/**
 * Starts a TypeScript file as a process of its own.
 * @param {string} file absolute
 * @param {string[]} args
 * @param {Record<string, string>} env added to this process's
 * @param {(line: string) => void} [onLine] gets each line of output; by default it is passed on
 */
export function runTypeScript(file, args = [], env = {}, onLine = (line) => console.log(line)) {
  const child = spawn(process.execPath, [program, file, ...args], {
    cwd: root,
    env: { ...loopbackWithoutProxy(process.env), ...env },
    // The channel carries nothing: it closes with this process (`program.mjs`).
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', onLine);
  return child;
}

/**
 * Runs a TypeScript file to its end.
 * @param {AbortSignal} [signal] ends it before
 * @returns {Promise<void>} rejects when it ends with an error
 */
export function finish(file, args, onLine, signal) {
  return new Promise((resolve, reject) => {
    const child = runTypeScript(file, args, {}, onLine);
    const stop = () => child.kill('SIGTERM');
    process.once('SIGTERM', stop);
    const stopLooking = onNpmEnd(stop);
    signal?.addEventListener('abort', stop);
    child.on('error', reject);
    child.on('close', (code, endedBy) => {
      process.off('SIGTERM', stop);
      stopLooking();
      signal?.removeEventListener('abort', stop);
      if (code === 0) resolve();
      else reject(new Error(`${path.relative(root, file)} ended with ${code ?? endedBy}`));
    });
  });
}
