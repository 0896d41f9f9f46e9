import { readFileSync } from 'node:fs';
import path from 'node:path';
import { appFolders, root } from '../apps';
import { packSources } from './pack-sources';

const remotes = Object.entries(appFolders).filter(([name]) => name !== 'host');

const dependenciesOf = (folder: string): string[] =>
  Object.keys(
    JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')).dependencies,
  );
/** What the host has, the platform brings. */
const platform = dependenciesOf('host');

describe('what a remote brings to be compiled', () => {
  it.each(remotes)('is its own, of no other part and not the platform: %s', (name, folder) => {
    const brought = dependenciesOf(folder).filter((one) => !platform.includes(one));
    const own = [`${folder}/src/`, `${folder}/package.json`];
    own.push(...brought.map((one) => `node_modules/${one}/`));
    const { files } = packSources(name);
    const names = Object.keys(files);
    expect(names).toContain(`${folder}/src/remote.tsx`);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((file) => !own.some((start) => file.startsWith(start)))).toEqual([]);
    expect(names.filter((file) => file.includes('.test.'))).toEqual([]);
    expect(names).toEqual([...names].sort());
  });
});
