import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../start/root.mjs';

/** The remotes, one after the other, in whatever notation. */
const list = /catalog(-mf)?\b.{0,60}?\bblog(-mf)?\b.{0,60}?\baccount\b/s;

/** Remotes in stories that tests make up, or in prose. */
const madeUp = /^(release\/src|commands\/lint)\/.*\.test\.|^docs\/|\.md$|^package-lock\.json$/;

const sourcesWithList = () =>
  execFileSync('git', ['grep', '-lI', 'blog'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => !madeUp.test(file) && existsSync(path.join(root, file)))
    .filter((file) => list.test(readFileSync(path.join(root, file), 'utf8')));

const guide = () => {
  const text = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');
  return text.split('## Adding a remote')[1].split('\n## ')[0];
};

it('“Adding a remote” names every file that lists the remotes', () => {
  const isNamed = (file) =>
    guide().includes(`\`${file.replace(/^commands\/lint\/floors\//, '')}\``);
  expect(sourcesWithList().filter((file) => !isNamed(file))).toEqual([]);
});

it('“Adding a remote” names no file that is gone', () => {
  const named = [...guide().matchAll(/`([\w./-]+\.\w+)`/g)].map(([, file]) => file);
  const places = ['', 'commands/lint/floors', 'blog-mf'];
  const isThere = (file) => places.some((place) => existsSync(path.join(root, place, file)));
  expect(named.filter((file) => !isThere(file))).toEqual([]);
});
