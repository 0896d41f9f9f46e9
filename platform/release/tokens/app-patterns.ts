/**
 * Whether an app is among those that a token is for. `team-*` takes in every app whose name begins
 * so; only its own name takes in the host, whose code is around that of all teams.
 */
export const isOneOf = (patterns: readonly string[], app: string): boolean =>
  patterns.some((one) =>
    one.endsWith('*') ? app !== 'host' && app.startsWith(one.slice(0, -1)) : app === one,
  );
