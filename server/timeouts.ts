/** Timeouts of the storefront server that depend on each other, in ms. */
export const timeoutsMs = {
  api: 4_000,
  task: 9_000,
  queue: 12_000,
  workerStart: 20_000,
  drain: 15_000,
} as const;
