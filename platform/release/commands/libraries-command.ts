import { readFile } from 'node:fs/promises';
import { affectedVersions } from '../reports/advisories';
import { findings, matcherOf, printFindings } from '../reports/libraries';
import { openReleases } from './open-store';
import type { Command } from './options';

/** `status --with PACKAGE@RANGE` and `status --advisories FILE` */
export const librariesCommand: Command = async (line, print) => {
  const { library, advisories, channel, json } = line;
  const matches = library === undefined ? undefined : matcherOf(library);
  const file =
    advisories === undefined ? undefined : await readFile(advisories, 'utf8').catch(unreadable);
  const apps = await (await openReleases(line)).libraries(channel);
  const found = [
    ...(matches ? findings(apps, matches) : []),
    ...(file === undefined ? [] : affectedVersions(apps, file)),
  ];
  const unknown = apps.filter(({ libraries }) => !libraries);
  if (!json) return print(printFindings(found, apps));
  print(JSON.stringify({ found, unknown: unknown.map(({ app, version }) => `${app}@${version}`) }));
};

function unreadable(cause: Error): never {
  throw new Error(`the file of advisories cannot be read: ${cause.message}`, { cause });
}
