import { createRequire } from 'node:module';

const leaveOut = createRequire(import.meta.url)('../../build/leave-out.js');
const { withoutFunctions } = leaveOut;

const library = `
function createRouter() {
  function getBlocker(key) { return blockers.get(key); }
  const isDebug = () => { return env.DEBUG; };
  return { getBlocker, isDebug };
}
function createStaticRouter() {
  return { getBlocker() { return idle; } };
}`;

describe('functions of a library that nothing reaches', () => {
  it('are left out wherever a function has their name', () => {
    const left = withoutFunctions(library, { getBlocker: undefined });
    expect(left.match(/getBlocker is left out of this build/g)).toHaveLength(2);
    expect(left).not.toMatch(/blockers|idle/);
    expect(left).toContain('env.DEBUG');
  });

  it('give their one answer where one is told', () => {
    expect(withoutFunctions(library, { isDebug: 'false' })).toContain(
      'const isDebug = () => { return false; };',
    );
  });

  it('are known where a checkout links its packages', () => {
    const build = { resourcePath: '/elsewhere/node_modules/stylis/src/Prefixer.js' };
    expect(leaveOut.call(build, 'export function prefix() { return 1; }')).toContain(
      'prefix is left',
    );
  });

  it('stop the build when the library has none of that name', () => {
    expect(() => withoutFunctions(library, { getFetcher: undefined })).toThrow(
      'no function getFetcher: look what can be left out',
    );
  });
});
