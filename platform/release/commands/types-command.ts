import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseCommand } from '../../release-set/site-command';
import { appFolders } from '../apps';
import { openReleases } from './open-store';
import type { Command } from './options';

/**
 * `types pull`: writes declarations of what live apps, or published versions, offer. Without names
 * the apps that are developed here are left out, as they declare themselves, and the files of apps
 * that are no longer live are removed.
 */
export const typesCommand: Command = async (line, print) => {
  const { out, channel, json } = line;
  const [action, ...asked] = line.names;
  if (action !== 'pull')
    throw new Error(`which way? ${releaseCommand('types pull [APP[@VERSION] …]')}`);
  const versions = asked.filter((one) => one.includes('@'));
  const live = await (await openReleases(line)).types(channel, versions);
  const wanted = asked.map((one) => one.replace(/@.*/, ''));
  const missing = wanted.find((app) => live.every(({ name }) => name !== app));
  if (missing !== undefined) {
    const names = live.map(({ name }) => name).join(', ');
    throw new Error(`${missing} is not live on the channel "${channel}"; apps there are ${names}`);
  }
  const here = [...Object.keys(appFolders), packageName()];
  const isPulled = (app: string) =>
    wanted.length > 0 ? wanted.includes(app) : !here.includes(app);
  // With the compiler.
  const { declareApp, headerOf } = await import('../types/declare-app');
  const pulled: string[] = [];
  for (const app of live.filter(({ name }) => isPulled(name))) {
    const text = declareApp(app);
    if (text === undefined) continue;
    await mkdir(path.join(out, app.name), { recursive: true });
    await writeFile(path.join(out, app.name, 'index.d.ts'), text);
    pulled.push(app.name);
    if (!json) print(`${path.join(out, app.name, 'index.d.ts')}: ${app.name}@${app.version}`);
  }
  const stale = asked.length > 0 || !existsSync(out) ? [] : readdirSync(out);
  const removed = stale.filter((app) => {
    const file = path.join(out, app, 'index.d.ts');
    const isOurs = existsSync(file) && readFileSync(file, 'utf8').startsWith(headerOf(app));
    return isOurs && !pulled.includes(app);
  });
  for (const app of removed) await rm(path.join(out, app), { recursive: true });
  if (json) return print(JSON.stringify({ pulled, removed }));
  if (removed.length > 0) print(`removed, as no app there offers anything: ${removed.join(', ')}`);
  if (pulled.length === 0) print('the other live apps offer nothing');
};

/** @returns name of the package in the working directory, which for a remote is that of its app */
function packageName(): string {
  const text = existsSync('package.json') ? readFileSync('package.json', 'utf8') : '{}';
  return String(JSON.parse(text).name);
}
