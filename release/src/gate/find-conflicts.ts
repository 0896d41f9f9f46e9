import type { Check, Proposal } from './check';
import { checkPathOwners, pathsDropped } from './check-paths';
import { checkRemovedWidgets, widgetsPlaced } from './check-widgets';
import { embedsKept, embedsOfferedTwice } from './embed-breaks';
import { eventsEmitted, eventVersions } from './event-breaks';
import { callsKnown, platformRange } from './platform-breaks';
import { typesFit } from './type-breaks';
import { weight } from './weight-breaks';

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
      const candidate = proposal.parts[name];
      return candidate ? checks.flatMap((check) => check(candidate, proposal)) : [];
    }),
  ),
];
