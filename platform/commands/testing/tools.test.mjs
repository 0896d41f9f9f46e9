import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from './find-program.mjs';
import { packagesToInstall, requireTool } from './tools.mjs';

describe('a program that the tests need and that is missing', () => {
  const { CI, PATH } = process.env;
  const { getuid } = process;
  let folder;
  const program = () => path.join(folder, 'weaver');
  const weaver = {
    what: 'The weaver',
    package: 'weaver',
    setting: 'set WEAVER.',
    find: () => findProgram('weaver'),
  };

  /** A machine whose apt-get installs the program. */
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'shop-tools-'));
    const aptGet = path.join(folder, 'apt-get');
    writeFileSync(aptGet, `#!/bin/sh\necho "$@" > '${program()}'; chmod +x '${program()}'\n`);
    chmodSync(aptGet, 0o755);
    process.env.PATH = `${folder}${path.delimiter}${PATH}`;
    process.env.CI = 'true';
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    process.getuid = getuid;
    process.env.PATH = PATH;
    if (CI === undefined) delete process.env.CI;
    else process.env.CI = CI;
  });
  const runAs = (uid) => {
    process.getuid = jest.fn(() => uid);
  };

  it('is said beforehand and installed, with CI=true and root', () => {
    runAs(0);
    expect(packagesToInstall([weaver])).toEqual(['weaver']);
    expect(requireTool(weaver)).toBe(program());
    expect(packagesToInstall([weaver])).toEqual([]);
  });

  it.each([
    ['without root', () => runAs(1000)],
    ['without CI=true', () => [runAs(0), delete process.env.CI]],
  ])('is never installed %s; the command that would is printed', (_when, arrange) => {
    arrange();
    expect(packagesToInstall([weaver])).toEqual([]);
    expect(() => requireTool(weaver)).toThrow(/apt-get install .* weaver\n\nor set WEAVER/);
    expect(existsSync(program())).toBe(false);
  });

  it('is not looked for when a setting names it wrongly', () => {
    runAs(0);
    const find = () => {
      throw new Error('WEAVER is set to "x", which is not a program');
    };
    expect(packagesToInstall([{ ...weaver, find }])).toEqual([]);
    expect(() => requireTool({ ...weaver, find })).toThrow('WEAVER is set to "x"');
    expect(existsSync(program())).toBe(false);
  });
});
