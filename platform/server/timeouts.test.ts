import { entryTimeoutsMs } from '../rendering/timeouts';
import { checkTimeouts, timeoutsMs } from './timeouts';

describe('the timeouts of the storefront server', () => {
  it.each([
    ['the API may answer later than half a task', { api: 4_500 }, /two replies of a slow API/],
    ['a slow API is waited for as long as another', { slowApi: 4_000 }, /known to be slow/],
    ['a slow answer is given up as its page is', { proxy: 4_000 }, /serves the next page/],
    ['the sanitiser may take the rest of a task', { sanitise: 5_000 }, /slow to sanitise/],
    ['code may loop by default for longer than it may by setting', { render: 8_001 }, /may be set/],
    ['code may loop for as long as a task takes', { maxRender: 9_000 }, /ends its worker/],
    ['a task gives up waiting before the one in its worker ends', { queue: 9_000 }, /outlasts/],
    ['a replaced release ends before what waits for it', { drain: 12_000 }, /replaced release/],
  ])('stop the start when %s', (_what, wrong, reason) => {
    expect(() => checkTimeouts({ ...timeoutsMs, ...wrong })).toThrow(reason);
  });

  it('leave time for what the host does within one task', () => {
    const { slot, render, widget, drawWidget, document, frame, sitemap } = entryTimeoutsMs;
    expect(slot).toBeLessThan(timeoutsMs.api);
    expect(slot + render).toBeLessThan(timeoutsMs.task);
    expect(widget + drawWidget).toBeLessThan(timeoutsMs.task);
    for (const ms of [document, frame, sitemap]) expect(ms).toBeLessThan(timeoutsMs.task);
  });
});
