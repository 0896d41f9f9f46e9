import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from '../start/root.mjs';
import { testEnvironment } from './environment.mjs';
import { readReport } from './report.mjs';

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./report.mjs').Report & { name: string, seconds: number }} Result */

const running = new Set();
let ending = false;
/** Last lines of a step that are printed when no report names what failed. */
const maxLines = 40;
/**
 * A step that has printed nothing for this long hangs, in ms. Progress counts, not the time as a
 * whole: on a busy machine the same tests take several times as long, each of them within its own
 * limit.
 */
const defaultSilenceMs = 10 * 60_000;

/**
 * Runs steps one after the other; a failure does not keep the others from running.
 * @param {Iterable<Step>} steps
 * @param {{ silenceMs?: number }} [limits] `silenceMs`: a step that prints nothing for so long ends
 * @returns {Promise<Result[]>}
 */
export async function runSteps(steps, { silenceMs = defaultSilenceMs } = {}) {
  const results = [];
  for (const step of steps) {
    if (ending) break;
    const { name, report } = step;
    const begun = performance.now();
    console.log(`[${name}] begins`);
    const outcome = await runProgram(step, silenceMs);
    const seconds = (performance.now() - begun) / 1000;
    const result = { name, seconds, ...readReport({ ...outcome, report }) };
    console.log(`[${name}] ${result.failed ? 'FAILED' : 'passed'} in ${seconds.toFixed(1)} s`);
    results.push(result);
  }
  return results;
}

/** Ends everything that still runs, with all that it started; nothing starts after it. */
export async function endAll() {
  ending = true;
  await Promise.all([...running].map(end));
}

/** @returns {Promise<{ code: number, lastLines: string[] }>} 1 when it could not run or was ended */
function runProgram({ name, command: [program, ...args], env = {} }, silenceMs) {
  const lastLines = [];
  const print = (line) => {
    console.log(`[${name}] ${line}`);
    if (lastLines.push(line) > maxLines) lastLines.shift();
  };
  const child = spawn(program, args, {
    cwd: root,
    env: { ...testEnvironment(process.env), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that what it starts ends with it.
    detached: true,
  });
  running.add(child);
  const timer = setTimeout(() => {
    print(`has printed nothing for ${silenceMs / 60_000} minutes: it is ended`);
    end(child);
  }, silenceMs);
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => {
      timer.refresh();
      print(line);
    });
  }
  return new Promise((resolve) => {
    const done = (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code: code ?? 1, lastLines });
    };
    child.once('close', done);
    child.once('error', (error) => {
      print(error.message);
      done(1);
    });
  });
}

function end(child) {
  const kill = (signal) => {
    try {
      process.kill(-child.pid, signal);
    } catch {
      // It has ended already.
    }
  };
  return new Promise((resolve) => {
    const timer = setTimeout(() => kill('SIGKILL'), 10_000);
    child.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
    // As Ctrl-C does: runners then clean up after themselves.
    kill('SIGINT');
  });
}

/**
 * What failed, and a table of the steps; its last line is `N passed, N failed`.
 * @param {Result[]} results
 */
export function printResults(results) {
  for (const { name: step, failures } of results) {
    for (const { name, message } of failures) {
      console.log(`\n[${step}] FAILED: ${name}`);
      if (message) console.log(message.replace(/^(?=.)/gm, '    '));
    }
  }
  const line = (name, ...cells) =>
    console.log([name.padEnd(12), ...cells.map((cell) => String(cell).padStart(7))].join('  '));
  console.log();
  line('step', 'passed', 'failed', 'skipped', 'seconds');
  for (const { name, passed, failed, skipped, seconds } of results) {
    line(name, passed, failed, skipped, seconds.toFixed(1));
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
}
