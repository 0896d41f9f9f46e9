import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { appFolders } from '../../build/site-folder.js';
import { root } from '../start/root.mjs';

const { host: _, ...remotes } = appFolders;
const names = Object.keys(remotes);

/** All remotes within a few lines, in any order and notation. */
const list = new RegExp(names.map((name) => `(?=.{0,200}\\b${name}\\b)`).join(''), 's');

/** Stories that tests tell, what people read, and whose review is asked for. */
const noList = /\.(?:test|spec)\.|^e2e\/|^docs\/|\.md$|^package-lock\.json$|^\.github\/CODEOWNERS$/;

it('the remotes are found by the names of their folders: no source or setting lists them', () => {
  expect(names.length).toBeGreaterThan(2);
  const files = execFileSync('git', ['grep', '-lIw', names[0]], { cwd: root, encoding: 'utf8' });
  const listed = files
    .trim()
    .split('\n')
    .filter((file) => !noList.test(file))
    .filter((file) => list.test(readFileSync(path.join(root, file), 'utf8')));
  expect(listed).toEqual([]);
});
