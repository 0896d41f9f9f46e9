import { findProgram, isProgram } from './find-program.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const onMac = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** The Chromium that drives the browser tests. @type {import('./debian-package.mjs').Need} */
export const chromium = {
  what: 'Chromium, for the browser tests,',
  package: 'chromium',
  setting: 'set CHROME to the path of a Chromium or Chrome.',
  find: () => chosen() ?? findProgram(...names) ?? onMac.find(isProgram),
};

function chosen() {
  const { CHROME } = process.env;
  if (!CHROME) return undefined;
  const file = isProgram(CHROME) ? CHROME : findProgram(CHROME);
  if (!file) throw new Error(`CHROME is set to "${CHROME}", which is not a program`);
  return file;
}
