#!/usr/bin/env node
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

/** `npm create federated-site-remote NAME`: a remote in a folder of its own, without a checkout. */
const own = (...names) => path.join(import.meta.dirname, ...names);
const bundlers = readdirSync(own('bundlers'));
const usage = `npm create federated-site-remote NAME -- [--bundler ${bundlers.join('|')}] [--platform RANGE]
  NAME        the app, and its folder: small letters, digits and dashes, such as reviews
  --platform  versions of the site that it is for, such as ^2.2.0; the site's team knows`;

const options = {
  bundler: { type: 'string', default: 'webpack' },
  platform: { type: 'string', default: '>=1' },
};

/** As `checkedName` of federated-site has it, which this package comes without. */
const nameOfApp = /^(?!constructor$)[a-z][a-z0-9-]{0,39}$/;
const madeOf =
  'it is made of 1 to 40 small letters, digits and dashes, a letter first, not "constructor"';

/** @throws {Error} saying what is wrong with it, before anything is written */
function readCommandLine() {
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const name = positionals.join(' ');
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) || name === 'host')
    throw new Error(`"${name}" is not a name of a remote, such as reviews`);
  if (!nameOfApp.test(name)) throw new Error(`"${name}" is no name of an app: ${madeOf}`);
  if (!bundlers.includes(values.bundler))
    throw new Error(`"${values.bundler}" is not a bundler; there are ${bundlers.join(', ')}`);
  if (!/^(?:\*|[ ^~<>=]*\d)[\w .^~<>=|*+-]*$/.test(values.platform))
    throw new Error(`"${values.platform}" is not a range of versions, such as ^2.2.0`);
  if (existsSync(name) && readdirSync(name).length > 0) throw new Error(`${name} is not empty`);
  return { name, ...values };
}

function write({ name, bundler, platform }) {
  for (const from of [own('template'), own('bundlers', bundler)])
    cpSync(from, name, { recursive: true });
  // npm packs no file of that name.
  renameSync(path.join(name, 'gitignore'), path.join(name, '.gitignore'));
  const words = name.slice(0, 1).toUpperCase() + name.slice(1).replaceAll('-', ' ');
  // It is the label in the menu too, which has 30 letters at most.
  const title = words.slice(0, 30).trimEnd();
  for (const file of readdirSync(name, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const place = path.join(file.parentPath, file.name);
    const filled = readFileSync(place, 'utf8')
      .replaceAll('reviews', name)
      .replaceAll('Reviews', title)
      .replaceAll('">=1"', `"${platform}"`);
    writeFileSync(place, filled);
  }
}

try {
  const line = readCommandLine();
  write(line);
  console.log(`wrote ${line.name}; next:
  cd ${line.name} && npm install
  npm test
  npm run dev -- --host URL      shows it in a running site
  npm run build, then README.md: how it is released`);
} catch (error) {
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
