import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loopbackWithoutProxy } from './loopback.mjs';
import { root } from './root.mjs';

const resolve = (id) => createRequire(path.join(root, 'package.json')).resolve(id);

/**
 * TypeScript is run as it is. The server is CommonJS: without the loader of ES modules, which is a
 * thread, it needs 25 MB less. That one's address is a URL, since paths may hold spaces.
 */
const loader = (file) =>
  file.startsWith('server/')
    ? ['--require', resolve('tsx/cjs')]
    : ['--import', pathToFileURL(resolve('tsx')).href];

/**
 * Starts a TypeScript file of the project as a process of its own.
 * @param {string} file below the root
 * @param {string[]} args
 * @param {Record<string, string>} env added to this process's
 * @param {(line: string) => void} [onLine] gets each line of output; by default it is passed on
 */
export function runTypeScript(file, args = [], env = {}, onLine = (line) => console.log(line)) {
  const child = spawn(process.execPath, [...loader(file), path.join(root, file), ...args], {
    cwd: root,
    env: { ...loopbackWithoutProxy(process.env), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8').on('data', (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(line);
    });
    stream.on('end', () => rest && onLine(rest));
  }
  return child;
}

/**
 * Runs a TypeScript file to its end.
 * @param {AbortSignal} [signal] ends it before
 * @returns {Promise<void>} rejects when it ends with an error
 */
export function finish(file, args, env, onLine, signal) {
  return new Promise((resolve, reject) => {
    const child = runTypeScript(file, args, env, onLine);
    const stop = () => child.kill('SIGTERM');
    process.once('SIGTERM', stop);
    signal?.addEventListener('abort', stop);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGTERM', stop);
      signal?.removeEventListener('abort', stop);
      if (code === 0) resolve();
      else reject(new Error(`${file} ended with ${code}`));
    });
  });
}
