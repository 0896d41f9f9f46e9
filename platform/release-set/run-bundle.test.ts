import { runBundle } from './run-bundle';

describe('a server bundle', () => {
  it('gets the host’s own copy of a module', () => {
    const react = { only: 'one' };
    expect(runBundle(`module.exports = require('react')`, 'a.js', { react })).toBe(react);
  });

  it('may use Node’s modules, and no others', () => {
    expect(runBundle(`module.exports = require('node:path').sep`, 'a.js')).toBe('/');
    expect(() => runBundle(`require('left-pad')`, 'a.js')).toThrow(
      'it asks for "left-pad", which the platform does not have',
    );
  });
});
