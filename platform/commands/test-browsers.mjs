import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { install } from './start/install.mjs';
import { root } from './start/root.mjs';
import { otherBrowsers } from './testing/other-browsers.mjs';

/**
 * `npm run test:browsers`: the main stories in Firefox, WebKit and old Chromium, before a release
 * of the host. `npm run test:browsers -- firefox webkit` drives only those named. One that is not
 * installed fails the run, which prints how to install it.
 */
const asked = process.argv.slice(2);
const names = otherBrowsers.map(({ name }) => name);
const unknown = asked.find((name) => !names.includes(name));
if (unknown) {
  console.error(`no browser "${unknown}"; there are ${names.join(', ')}`);
  process.exit(2);
}

install();
const missing = [];
const installed = [];
for (const { find, install: how, ...browser } of otherBrowsers) {
  if (asked.length > 0 && !asked.includes(browser.name)) continue;
  const file = find();
  if (file) installed.push({ ...browser, file });
  else missing.push(`${browser.name} was not tried, since it is not installed:\n\n  ${how}\n`);
}
if (missing.length > 0) console.error(`\n${missing.join('\n')}`);

const args = ['test', '--config', path.join(root, 'tests/e2e/browsers.config.ts')];
const { status } =
  installed.length > 0
    ? spawnSync(path.join(root, 'node_modules/.bin/playwright'), args, {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, TEST_BROWSERS: JSON.stringify(installed) },
      })
    : { status: 1 };
// Below the results, where it is read.
if (missing.length > 0) console.error(`\n${missing.join('\n')}`);
process.exitCode = status === 0 && missing.length > 0 ? 1 : (status ?? 1);
