import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { root } from '../start/root.mjs';
import { findProgram, isProgram } from './find-program.mjs';
import { installCommand } from './tools.mjs';

/** Next to the project's data, since `npm install` of the project must not bring them. */
const cache = path.join(root, '.data/browsers');

/** npm's `chrome-aws-lambda` carries the Chromium of its time; this Puppeteer drives all three. */
const oldChromium = { 92: '10.1.0', 88: '5.5.0', 80: '2.1.1' };
const oldPuppeteer = 'puppeteer-core@10.4.0';

/**
 * @typedef {object} OtherBrowser as `tests/e2e/browsers/driver.ts` has it
 * @property {string} name
 * @property {'firefox' | 'webkit' | 'chromium'} kind
 * @property {'whole' | 'readable'} level
 * @property {() => string | undefined} find the program, installed before where npm has it
 * @property {string} install how to get it
 */

/** @type {OtherBrowser[]} */
export const otherBrowsers = [
  {
    name: 'firefox',
    kind: 'firefox',
    level: 'whole',
    find: () => process.env.FIREFOX ?? findProgram('firefox-esr', 'firefox'),
    install: `${installCommand('firefox-esr')}\n\nor set FIREFOX to the path of one`,
  },
  {
    name: 'webkit',
    kind: 'webkit',
    level: 'whole',
    find: () => (findProgram('WebKitWebDriver') && findProgram('Xvfb') ? miniBrowser() : undefined),
    install: installCommand('webkit2gtk-driver xvfb'),
  },
  chromium(92, 'whole'),
  chromium(88, 'whole'),
  chromium(80, 'readable'),
];

/** WebKitGTK's own small browser, in the folder of the machine's libraries. */
const miniBrowser = () =>
  readdirSync('/usr/lib')
    .flatMap((folder) =>
      ['4.1', '4.0'].map((api) => `/usr/lib/${folder}/webkit2gtk-${api}/MiniBrowser`),
    )
    .find(isProgram);

function chromium(version, level) {
  const folder = path.join(cache, `chromium-${version}`);
  return {
    name: `chromium-${version}`,
    kind: 'chromium',
    level,
    libraries: path.join(folder, 'lib'),
    puppeteer: folder,
    find: () =>
      process.platform === 'linux' && process.arch === 'x64'
        ? unpacked(version, folder)
        : undefined,
    install: 'npm has it for Linux on x64 alone',
  };
}

/** @returns {string} the program, got from npm and unpacked the first time */
function unpacked(version, folder) {
  const program = path.join(folder, 'chromium');
  if (existsSync(program)) return program;
  const carrier = `chrome-aws-lambda@${oldChromium[version]}`;
  console.log(`installing Chromium ${version} into ${folder}: 45 MB, npm's ${carrier}`);
  mkdirSync(folder, { recursive: true });
  run('npm', [
    'install',
    ...['--prefix', folder, '--ignore-scripts', '--legacy-peer-deps'],
    ...['--no-audit', '--no-fund', '--loglevel=error', carrier, oldPuppeteer],
  ]);
  const packed = (file) =>
    brotliDecompressSync(
      readFileSync(path.join(folder, 'node_modules/chrome-aws-lambda/bin', file)),
    );
  run('tar', ['-x', '-C', folder], packed('aws.tar.br'));
  // The name last: a run that was interrupted begins again.
  writeFileSync(`${program}.part`, packed('chromium.br'), { mode: 0o755 });
  renameSync(`${program}.part`, program);
  return program;
}

function run(command, args, input) {
  const stdio = [input ? 'pipe' : 'ignore', 'inherit', 'inherit'];
  const { status } = spawnSync(command, args, { input, stdio });
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${args.join(' ')}`);
}
