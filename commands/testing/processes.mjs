import { spawn } from 'node:child_process';
import { root } from '../start/root.mjs';
import { testEnvironment } from './environment.mjs';

const running = new Set();
let ending = false;
/** So many of the last lines are given back. */
const keptLines = 40;
/** What has not ended after this hangs, in ms. */
const timeoutMs = 20 * 60_000;

/**
 * Runs a program to its end, each line of its output led by a name.
 * @param {{ name: string, command: string[], env?: Record<string, string> }} step
 * @returns {Promise<{ code: number, lastLines: string[] }>} its exit code, 1 when it could not run
 *   or had to be killed, and the last lines that it said
 */
export function runProgram({ name, command: [program, ...args], env = {} }) {
  const lastLines = [];
  if (ending) return Promise.resolve({ code: 1, lastLines });
  const say = (line) => {
    console.log(`[${name}] ${line}`);
    if (lastLines.push(line) > keptLines) lastLines.shift();
  };
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...testEnvironment(process.env), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that what it starts ends with it.
      detached: true,
    });
    running.add(child);
    const timer = setTimeout(() => {
      say(`has not ended within ${timeoutMs / 60_000} minutes: it is ended`);
      end(child);
    }, timeoutMs);
    for (const stream of [child.stdout, child.stderr]) passOn(stream, say);
    child.once('error', (error) => {
      clearTimeout(timer);
      say(error.message);
      running.delete(child);
      resolve({ code: 1, lastLines });
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code: code ?? 1, lastLines });
    });
  });
}

function passOn(stream, say) {
  let rest = '';
  stream.setEncoding('utf8').on('data', (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) say(line);
  });
  stream.on('end', () => rest && say(rest));
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
