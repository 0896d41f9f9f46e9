import { type Check, label, others } from './check';

/** What a candidate places, its owner offers. */
export const widgetsPlaced: Check = (candidate, proposal) =>
  candidate.places.flatMap((widget) => {
    const [owner = '', short = ''] = widget.split('/');
    const offering = proposal.parts[owner];
    // An app that is not there yet is like one that is down: its slots keep their fallbacks.
    if (!offering || offering.widgets.includes(short)) return [];
    return [`${label(candidate)} places ${widget}, which ${label(offering)} does not offer`];
  });

/** What others place, a candidate still offers. */
export const checkRemovedWidgets: Check = (candidate, proposal) =>
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
