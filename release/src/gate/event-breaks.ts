import type { AppVersion } from '@shop/shared/contract';
import { type Apps, type Check, label, others } from './check';

const split = (event: string): [name: string, version: string] => {
  const at = event.lastIndexOf('@');
  return [event.slice(0, at), event.slice(at + 1)];
};

/** Who emits an event and who waits for it mean the same version. */
export const eventVersions: Check = (candidate, proposal) => {
  const differ = (emitter: AppVersion, consumer: AppVersion) =>
    emitter.emits.flatMap((emitted) => {
      const [event, version] = split(emitted);
      return consumer.consumes
        .filter((consumed) => split(consumed)[0] === event && consumed !== emitted)
        .map(
          (consumed) =>
            `${label(emitter)} emits ${event} in version ${version}, but ${label(consumer)} understands version ${split(consumed)[1]}`,
        );
    });
  return others(candidate, proposal).flatMap((other) => [
    ...differ(candidate, other),
    ...differ(other, candidate),
  ]);
};

/** What an app waits for, somebody emits. */
export const eventsEmitted: Check = (candidate, proposal) => {
  // Of the first release nothing can be missing: its apps come one by one.
  if (!proposal.before) return [];
  const namesOf = (apps: Apps) =>
    new Set(Object.values(apps).flatMap(({ emits }) => emits.map((one) => split(one)[0])));
  const emitted = namesOf(proposal.apps);
  const unheard = candidate.consumes
    .filter((event) => !emitted.has(split(event)[0]))
    .map((event) => `${label(candidate)} waits for ${event}, which no live app emits`);
  const silenced = others(candidate, proposal).flatMap((other) =>
    other.consumes
      .filter((event) => !emitted.has(split(event)[0]))
      .filter((event) => namesOf(proposal.before ?? {}).has(split(event)[0]))
      .map(
        (event) => `${label(candidate)} no longer emits ${event}, which ${label(other)} waits for`,
      ),
  );
  return [...unheard, ...silenced];
};
