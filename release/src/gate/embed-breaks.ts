import { type Check, label, others } from './check';

/** An element that is on other web pages does not vanish by accident. */
export const embedsKept: Check = (candidate, { before, drops = [] }) =>
  (before?.[candidate.name]?.embeds ?? [])
    .filter((element) => !candidate.embeds.includes(element) && !drops.includes(element))
    .map(
      (element) =>
        `${label(candidate)} no longer offers <${element}>, which other web pages show; if it shall go, say --drop ${element}`,
    );

/** One element shows one widget, whoever offers it. */
export const embedsOfferedTwice: Check = (candidate, proposal) =>
  others(candidate, proposal).flatMap((other) =>
    candidate.embeds
      .filter((element) => other.embeds.includes(element))
      .map(
        (element) => `${label(candidate)} offers <${element}>, which belongs to ${label(other)}`,
      ),
  );
