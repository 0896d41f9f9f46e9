import { createRequire } from 'node:module';

const leaveOut = createRequire(import.meta.url)('../../build/leave-out.js');

const build = { resourcePath: '/elsewhere/node_modules/stylis/src/Prefixer.js' };

describe('files of a library that nothing reaches', () => {
  it('export the same names, which throw, wherever a checkout links its packages', () => {
    expect(leaveOut.call(build, 'export function prefix() { return 1; }')).toBe(
      "export function prefix() { throw new Error('prefix is left out of this build'); }",
    );
  });

  it('stop the build when they export something else', () => {
    expect(() => leaveOut.call(build, 'export function prefixAll() {}')).toThrow(
      'it exports prefixAll: look whether it can still be left out',
    );
    expect(() => leaveOut.call(build, 'export { prefix, suffix };')).toThrow('prefix,suffix');
  });
});
