import preset from './preset.js';

const { sitePreset } = preset;

describe('what a site decides for its builds', () => {
  it('may have each option, or none', () => {
    const site = { contract: 'contract', olderNames: () => ({}) };
    expect(sitePreset(site).site).toBe(site);
    expect(sitePreset().site).toEqual({});
  });

  it('is refused when an option is misspelt, with the names that there are', () => {
    expect(() => sitePreset({ contracts: 'contract' })).toThrow(
      /^sitePreset has no option "contracts"; options are packages, .*contract, /,
    );
  });
});
