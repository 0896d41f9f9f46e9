import { sharing } from './federation.js';

const { sharedModules } = sharing({});

describe('what apps share', () => {
  it('has no range in a remote: the gate has compared it with the live host', () => {
    for (const one of Object.values(sharedModules({ import: false }))) {
      expect(one).toMatchObject({ singleton: true, import: false, requiredVersion: false });
    }
  });

  it('has a version in the host', () => {
    expect(sharedModules({ eager: true }).react.version).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
