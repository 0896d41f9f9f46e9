import { spawn } from 'node:child_process';
import { root } from '../start/root.mjs';

const running = new Set();
let ending = false;

/**
 * Runs a program to its end, each line of its output led by a name.
 * @param {{ name: string, command: string[], env?: Record<string, string> }} step
 * @returns {Promise<number>} its exit code; 1 when it could not run or was killed
 */
export function runProgram({ name, command: [program, ...args], env = {} }) {
  if (ending) return Promise.resolve(1);
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that what it starts ends with it.
      detached: true,
    });
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) passOn(stream, name);
    child.once('error', (error) => {
      console.log(`[${name}] ${error.message}`);
      running.delete(child);
      resolve(1);
    });
    child.once('close', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

function passOn(stream, name) {
  let rest = '';
  stream.setEncoding('utf8').on('data', (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) console.log(`[${name}] ${line}`);
  });
  stream.on('end', () => rest && console.log(`[${name}] ${rest}`));
}

/** Ends everything that still runs, with all that it started; nothing starts after it. */
export async function endAll() {
  ending = true;
  await Promise.all([...running].map(end));
}

function end(child) {
  return new Promise((resolve) => {
    const kill = (signal) => {
      try {
        process.kill(-child.pid, signal);
      } catch {
        // It has ended already.
      }
    };
    const timer = setTimeout(() => kill('SIGKILL'), 10_000);
    child.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
    // As Ctrl-C does: runners then clean up after themselves.
    kill('SIGINT');
  });
}
