import semver from 'semver';
import { splitVersion } from '../../release-set/names';
import type { AppVersion } from '../../release-set/release-set';
import { shapesOf } from '../smoke/path-patterns';
import { malformedPaths, samePages, serverPaths } from './path-conflicts';
import {
  type Apps,
  type Break,
  breakOf,
  type Check,
  eventName,
  others,
  type Proposal,
  scriptBytes,
} from './proposal';
import { typesFit } from './type-breaks';

/** Two apps cannot answer one address, or both offer one element: it shows one widget. */
const ownedByOthers: Check = (candidate, proposal) =>
  others(candidate, proposal).flatMap((other) => [
    ...samePages(candidate, other),
    ...(candidate.embeds ?? [])
      .filter((element) => other.embeds?.includes(element))
      .map((element) => breakOf`${candidate} offers <${element}>, which belongs to ${other}`),
  ]);

/** A page that is live, or an element that is on other web pages, does not vanish by accident. */
const dropped: Check = (candidate, { before, drops = [] }) => {
  const { paths = [], embeds = [] } = before?.[candidate.name] ?? {};
  const remaining = new Set([...candidate.paths, ...drops].flatMap(shapesOf));
  return [
    ...paths
      .filter((path) => !shapesOf(path).every((shape) => remaining.has(shape)))
      .map(
        (path) =>
          breakOf`${candidate} no longer answers ${path}, which is live; if it shall go, say --drop ${path}`,
      ),
    ...embeds
      .filter((element) => !candidate.embeds?.includes(element) && !drops.includes(element))
      .map(
        (element) =>
          breakOf`${candidate} no longer offers <${element}>, which other web pages show; if it shall go, say --drop ${element}`,
      ),
  ];
};

/** What an app places, its owner offers. */
const widgetsPlaced: Check = (candidate, { apps }) =>
  Object.values(apps).flatMap((app) =>
    app.places.flatMap((widget) => {
      const [owner = '', short = ''] = widget.split('/');
      const offering = apps[owner];
      // An app that is not there yet is like one that is down: its slots keep their fallbacks.
      if (!offering || offering.widgets.includes(short)) return [];
      if (app === candidate)
        return [breakOf`${app} places ${widget}, which ${offering} does not offer`];
      return offering === candidate
        ? [breakOf`${offering} no longer offers ${widget}, which ${app} places`]
        : [];
    }),
  );

/** An app that emits an event and one that waits for it mean the same version. */
const eventVersions: Check = (candidate, proposal) => {
  const differ = (emitter: AppVersion, consumer: AppVersion) =>
    emitter.emits.flatMap((emitted) => {
      const [event, version] = splitVersion(emitted);
      return consumer.consumes
        .map(splitVersion)
        .filter(([name, other]) => name === event && other !== version)
        .map(
          ([, other]) =>
            breakOf`${emitter} emits ${event} in version ${version}, but ${consumer} understands version ${other}`,
        );
    });
  return others(candidate, proposal).flatMap((other) => [
    ...differ(candidate, other),
    ...differ(other, candidate),
  ]);
};

/** An event that an app listens for is emitted by another. */
const eventsEmitted: Check = (candidate, proposal) => {
  // Of the first release nothing can be missing: its apps come one by one.
  if (!proposal.before) return [];
  const namesOf = (apps: Apps) =>
    new Set(Object.values(apps).flatMap(({ emits }) => emits.map(eventName)));
  const emitted = namesOf(proposal.apps);
  const before = namesOf(proposal.before);
  const unheard = candidate.consumes
    .filter((event) => !emitted.has(eventName(event)))
    .map((event) => breakOf`${candidate} waits for ${event}, which no live app emits`);
  const silenced = others(candidate, proposal).flatMap((other) =>
    other.consumes
      .filter((event) => before.has(eventName(event)) && !emitted.has(eventName(event)))
      .map((event) => breakOf`${candidate} no longer emits ${event}, which ${other} waits for`),
  );
  return [...unheard, ...silenced];
};

/** The live host brings the platform that a remote was built against. */
const platformRange: Check = (candidate, { apps }) =>
  remotesOnHost(candidate, apps)
    .filter(({ host, remote }) => !semver.satisfies(host.platform, remote.platform))
    .map(({ host, remote }) =>
      candidate === host
        ? breakOf`${host} brings platform ${host.platform}, but ${remote} needs ${remote.platform}`
        : breakOf`${remote} needs platform ${remote.platform}, but ${host} brings ${host.platform}`,
    );

/** The platform knows the calls that remotes make. */
const callsKnown: Check = (candidate, { apps }) =>
  remotesOnHost(candidate, apps).flatMap(({ host, remote }) =>
    remote.calls
      .filter((call) => !host.calls.includes(call))
      .map((call) =>
        candidate === host
          ? breakOf`${host} no longer knows the call ${call}, which ${remote} makes`
          : breakOf`${remote} calls ${call}, which ${host} does not know`,
      ),
  );

/** A new host meets every remote, a new remote the live host; none while there is no host. */
function remotesOnHost(candidate: AppVersion, { host, ...remotes }: Apps) {
  if (!host) return [];
  const met = candidate === host ? Object.values(remotes) : [candidate];
  return met.map((remote) => ({ host, remote }));
}

/** An app keeps the budget that its contract states. */
const withinBudget: Check = (candidate) => {
  const { budget } = candidate;
  const kilobytes = scriptBytes(candidate) / 1000;
  return budget === undefined || kilobytes <= budget
    ? []
    : [
        breakOf`${candidate} sends ${kilobytes.toFixed(1)} kB of script, more than its budget of ${String(budget)} kB`,
      ];
};

const checks: readonly Check[] = [
  serverPaths,
  ownedByOthers,
  dropped,
  widgetsPlaced,
  eventVersions,
  eventsEmitted,
  typesFit,
  platformRange,
  callsKnown,
  withinBudget,
];

/**
 * Compares the contracts of candidates with everything that would be live with them.
 * @returns every break once; none when they fit
 */
export const findConflicts = (proposal: Proposal): Break[] => {
  const candidates = proposal.candidates.flatMap((name) => proposal.apps[name] ?? []);
  // A malformed pattern cannot be compared with others.
  const malformed = candidates.flatMap((candidate) => malformedPaths(candidate, proposal));
  if (malformed.length > 0) return malformed;
  const breaks = candidates.flatMap((candidate) =>
    checks.flatMap((check) => check(candidate, proposal)),
  );
  return [...new Map(breaks.map((one) => [one.sentence, one])).values()];
};
