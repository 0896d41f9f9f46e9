import vm from 'node:vm';
import { createWindow } from './browser-window';

/** What scripts of a page write into `seen`, once what they schedule has run. */
async function seen(code: string): Promise<unknown> {
  const { context, window, schedule } = createWindow('http://shop.invalid', () => {});
  try {
    vm.runInContext(`var seen = []; ${code}`, context);
    await schedule.run();
    return window.seen;
  } finally {
    schedule.end();
  }
}

describe('what scripts of a page schedule', () => {
  it.each([
    [
      'a timer without a time',
      'setTimeout((...all) => seen.push(...all), undefined, 1, 2)',
      [1, 2],
    ],
    [
      'timers in their order',
      'for (const ms of [900, 5, 0]) setTimeout(() => seen.push(ms), ms)',
      [0, 5, 900],
    ],
    ['a timer of a timer', 'setTimeout(() => setTimeout(() => seen.push(1), 20), 20)', [1]],
    ['a promise of a timer', 'setTimeout(async () => { await 0; seen.push(1); })', [1]],
    ['a microtask', 'queueMicrotask(() => seen.push(1))', [1]],
    ['the first tick of an interval', 'setInterval(() => seen.push(1), 5)', [1]],
    [
      'an idle callback',
      'requestIdleCallback((idle) => seen.push(idle.didTimeout, idle.timeRemaining() > 0))',
      [false, true],
    ],
    [
      'one frame, and not those of a loop',
      'const frame = (at) => { seen.push(typeof at); requestAnimationFrame(frame); }; requestAnimationFrame(frame)',
      ['number'],
    ],
    [
      'what follows one that throws',
      'setTimeout(() => null.x); setTimeout(() => seen.push(1), 5)',
      [1],
    ],
  ])('is run: %s', async (_what, code, expected) => {
    expect(Array.from((await seen(code)) as ArrayLike<unknown>)).toEqual(expected);
  });

  it.each([
    ['it was cancelled', 'clearTimeout(setTimeout(() => seen.push(1)))'],
    ['its frame was cancelled', 'cancelAnimationFrame(requestAnimationFrame(() => seen.push(1)))'],
    ['it is far away', 'setTimeout(() => seen.push(1), 3_000)'],
  ])('is not run when %s', async (_what, code) => {
    expect(await seen(code)).toHaveLength(0);
  });

  it('ends where it schedules itself for ever', async () => {
    const count = await seen('(function again() { seen.push(1); setTimeout(again); })()');
    expect(count).toHaveProperty('length', expect.any(Number));
  });

  it('meets a document that has an end', async () => {
    const climbs = 'for (let at = document.body; at; at = at.parentNode) seen.push(1)';
    expect(await seen(`setTimeout(() => { ${climbs} })`)).toHaveLength(1);
  });
});
