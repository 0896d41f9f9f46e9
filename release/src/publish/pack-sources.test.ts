import { partFolders } from '../parts';
import { packSources } from './pack-sources';

const remotes = Object.entries(partFolders).filter(([name]) => name !== 'host');

describe('what a remote brings to be compiled', () => {
  it.each(remotes)('is its own sources, of no other part: %s', (name, folder) => {
    const { files } = packSources(name);
    const names = Object.keys(files);
    expect(names).toContain(`${folder}/src/remote.tsx`);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((file) => !file.startsWith(`${folder}/src/`))).toEqual([]);
    expect(names.filter((file) => file.includes('.test.'))).toEqual([]);
    expect(names).toEqual([...names].sort());
  });
});
