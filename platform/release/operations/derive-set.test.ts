import type { AppVersion, ReleaseSet } from '../../release-set/release-set';
import { contractOf } from '../testing/store-world';
import { deriveSet } from './derive-set';

const app = (name: string, version: string): AppVersion => ({
  ...contractOf(name, version),
  files: {},
});

const followed = (before: ReleaseSet | undefined, name: string, version: string) =>
  deriveSet(before, { ...before?.parts, [name]: app(name, version) });

describe('a release that follows another', () => {
  const first = followed(undefined, 'host', '1.0.0');
  const second = followed(first, 'catalog', '1.0.0');
  const third = followed(second, 'blog', '1.0.0');

  it('says of each app which is the first release with its version', () => {
    expect(first.since).toEqual({});
    expect(second.since).toEqual({ host: first.id });
    expect(third.since).toEqual({ host: first.id, catalog: second.id });
    expect(followed(third, 'catalog', '2.0.0').since).toEqual({ host: first.id, blog: third.id });
  });

  it('says so of an app that went back as well: what was left meanwhile is not before it', () => {
    const bad = followed(third, 'catalog', '2.0.0');
    const back = deriveSet(bad, third.parts, { catalog: third });
    expect([back.parent, back.since?.catalog]).toEqual([bad.id, second.id]);
  });

  it('takes a release that does not say so for the first one', () => {
    const { since: _, ...old } = third;
    expect(followed(old, 'blog', '2.0.0').since).toEqual({ host: old.id, catalog: old.id });
  });
});
