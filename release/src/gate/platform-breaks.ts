import semver from 'semver';
import { type Check, label } from './check';

/** The live host brings the platform that a remote was built against. */
export const platformRange: Check = (candidate, { apps }) => {
  const { host } = apps;
  if (!host) return [];
  const remotes = candidate === host ? Object.values(apps) : [candidate];
  return remotes
    .filter((remote) => remote !== host && !semver.satisfies(host.platform, remote.platform))
    .map((remote) =>
      candidate === host
        ? `${label(host)} brings platform ${host.platform}, but ${label(remote)} needs ${remote.platform}`
        : `${label(remote)} needs platform ${remote.platform}, but ${label(host)} brings ${host.platform}`,
    );
};

/** The platform knows the calls that remotes make. */
export const callsKnown: Check = (candidate, { apps }) => {
  const { host } = apps;
  if (!host) return [];
  const remotes = candidate === host ? Object.values(apps) : [candidate];
  return remotes.flatMap((remote) =>
    remote.calls
      .filter((call) => !host.calls.includes(call))
      .map((call) =>
        candidate === host
          ? `${label(host)} no longer knows the call ${call}, which ${label(remote)} makes`
          : `${label(remote)} calls ${call}, which ${label(host)} does not know`,
      ),
  );
};
