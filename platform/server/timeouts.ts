import assert from 'node:assert/strict';

/** Timeouts of the storefront server that depend on each other, in ms. */
export const timeoutsMs = {
  /** a reply of the API to a page; 20 ms is usual. Then the browser waits for it */
  api: 4_000,
  /** the same while the API is known to be slow: a page that waits holds a place in a worker */
  slowApi: 1_000,
  /** a document in the sanitiser; a long article takes half a second */
  sanitise: 3_000,
  /** code of an app that runs without a pause, unless `RENDER_DEADLINE` says otherwise */
  render: 3_000,
  /** the most that `RENDER_DEADLINE` may say */
  maxRender: 8_000,
  /** a task in a worker, with all replies that it waits for */
  task: 9_000,
  /** a task waits so long for a worker; then the browser renders the page */
  queue: 12_000,
  /** a release that was replaced goes on answering what began before */
  drain: 15_000,
  /** a release that is ready renders pages so long before it is live */
  warmUp: 2_000,
  /** an API that has not begun to answer a forwarded request by then hangs */
  proxy: 20_000,
  /** a request arrives, with a large body over a slow line too */
  receive: 120_000,
  /** a renderer worker starts in 0.15 s, the sanitiser with its jsdom in 1 s; a busy machine is slow */
  workerStart: 20_000,
} as const;

/** @throws naming the rule that the timeouts break */
export function checkTimeouts(ms: Readonly<Record<keyof typeof timeoutsMs, number>>): void {
  assert(
    2 * ms.api < ms.task,
    'a task has time for two replies of a slow API, one after the other',
  );
  assert(ms.slowApi < ms.api, 'a page waits less for an API that is known to be slow');
  assert(ms.api < ms.proxy, 'what an API that is slow answers in the end serves the next page');
  assert(ms.api + ms.sanitise < ms.task, 'a task has time for a post that is slow to sanitise');
  assert(ms.render <= ms.maxRender, 'the timeout for code without a pause is one that may be set');
  assert(ms.maxRender < ms.task, 'code that loops ends its worker before its tasks are late');
  assert(ms.task < ms.queue, 'a task that waits for a worker outlasts the one that is in it');
  assert(ms.queue < ms.drain, 'a replaced release does what already waits for its workers');
}

checkTimeouts(timeoutsMs);
