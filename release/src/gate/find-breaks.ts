import type { Check, Proposal } from './check';
import { embedsKept, embedsOfferedTwice } from './embed-breaks';
import { eventsEmitted, eventVersions } from './event-breaks';
import { pathsDropped, pathsOwnedTwice } from './path-breaks';
import { callsKnown, platformRange } from './platform-breaks';
import { weight } from './weight-breaks';
import { widgetsPlaced, widgetsTakenAway } from './widget-breaks';

const checks: readonly Check[] = [
  pathsOwnedTwice,
  pathsDropped,
  widgetsPlaced,
  widgetsTakenAway,
  embedsKept,
  embedsOfferedTwice,
  eventVersions,
  eventsEmitted,
  platformRange,
  callsKnown,
  weight,
];

/**
 * Compares the contracts of candidates with everything that would be live beside them.
 * @returns every break, in one sentence each; none when they fit
 */
export const findBreaks = (proposal: Proposal): string[] =>
  proposal.candidates.flatMap((name) => {
    const candidate = proposal.parts[name];
    return candidate ? checks.flatMap((check) => check(candidate, proposal)) : [];
  });
