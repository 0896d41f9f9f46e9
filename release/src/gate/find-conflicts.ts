import { shapeOf } from '../smoke/path-patterns';
import { type Check, label, others, type Proposal } from './check';
import { eventsEmitted, eventVersions } from './event-breaks';
import { callsKnown, platformRange } from './platform-breaks';
import { typesFit } from './type-breaks';
import { weight } from './weight-breaks';

/** Two apps cannot answer one address. */
const checkPathOwners: Check = (candidate, proposal) =>
  others(candidate, proposal).flatMap((other) =>
    candidate.paths
      .filter((path) => other.paths.some((theirs) => shapeOf(theirs) === shapeOf(path)))
      .map((path) => `${label(candidate)} owns ${path}, which belongs to ${label(other)}`),
  );

/** A page that is live does not vanish by accident. */
const pathsDropped: Check = (candidate, { before, drops = [] }) => {
  const old = before?.[candidate.name];
  const remaining = new Set([...candidate.paths, ...drops].map(shapeOf));
  return (old?.paths ?? [])
    .filter((path) => !remaining.has(shapeOf(path)))
    .map(
      (path) =>
        `${label(candidate)} no longer answers ${path}, which is live; if it shall go, say --drop ${path}`,
    );
};

/** What a candidate places, its owner offers. */
const widgetsPlaced: Check = (candidate, proposal) =>
  candidate.places.flatMap((widget) => {
    const [owner = '', short = ''] = widget.split('/');
    const offering = proposal.apps[owner];
    // An app that is not there yet is like one that is down: its slots keep their fallbacks.
    if (!offering || offering.widgets.includes(short)) return [];
    return [`${label(candidate)} places ${widget}, which ${label(offering)} does not offer`];
  });

/** What others place, a candidate still offers. */
const checkRemovedWidgets: Check = (candidate, proposal) =>
  others(candidate, proposal).flatMap((other) =>
    other.places
      .filter((widget) => {
        const [owner, short = ''] = widget.split('/');
        return owner === candidate.name && !candidate.widgets.includes(short);
      })
      .map(
        (widget) => `${label(candidate)} no longer offers ${widget}, which ${label(other)} places`,
      ),
  );

/** An element that is on other web pages does not vanish by accident. */
const embedsKept: Check = (candidate, { before, drops = [] }) =>
  (before?.[candidate.name]?.embeds ?? [])
    .filter((element) => !candidate.embeds.includes(element) && !drops.includes(element))
    .map(
      (element) =>
        `${label(candidate)} no longer offers <${element}>, which other web pages show; if it shall go, say --drop ${element}`,
    );

/** One element shows one widget, whoever offers it. */
const embedsOfferedTwice: Check = (candidate, proposal) =>
  others(candidate, proposal).flatMap((other) =>
    candidate.embeds
      .filter((element) => other.embeds.includes(element))
      .map(
        (element) => `${label(candidate)} offers <${element}>, which belongs to ${label(other)}`,
      ),
  );

const checks: readonly Check[] = [
  checkPathOwners,
  pathsDropped,
  widgetsPlaced,
  checkRemovedWidgets,
  embedsKept,
  embedsOfferedTwice,
  eventVersions,
  eventsEmitted,
  typesFit,
  platformRange,
  callsKnown,
  weight,
];

/**
 * Compares the contracts of candidates with everything that would be live beside them.
 * @returns every break once, in one sentence each; none when they fit
 */
export const findConflicts = (proposal: Proposal): string[] => [
  ...new Set(
    proposal.candidates.flatMap((name) => {
      const candidate = proposal.apps[name];
      return candidate ? checks.flatMap((check) => check(candidate, proposal)) : [];
    }),
  ),
];
