#!/usr/bin/env node
import { hasSite, noSite, platformFile } from './start/root.mjs';
import { program, replaceBy } from './start/run.mjs';

/** `federated-site COMMAND …`: the commands of a site whose platform is an installed package. */
const commands = {
  start: [platformFile('commands/start.mjs')],
  dev: [platformFile(hasSite ? 'commands/dev.mjs' : 'commands/dev-remote.mjs')],
  build: [platformFile('commands/build.mjs')],
  serve: [platformFile('commands/serve.mjs')],
  release: [program, platformFile('release/cli.ts')],
};

const [name = '', ...args] = process.argv.slice(2);
const usage = `federated-site ${Object.keys(commands).join('|')}`;
if (['help', '--help'].includes(name)) {
  console.log(`${usage}; release help lists its own`);
  process.exit(0);
}
if (!Object.hasOwn(commands, name)) {
  console.error(`${usage}, not "${name}"`);
  process.exit(2);
}
// A remote that is built elsewhere needs the package alone.
if (!hasSite && !['dev', 'release'].includes(name)) {
  console.error(noSite);
  process.exit(1);
}
replaceBy([...commands[name], ...args]);
