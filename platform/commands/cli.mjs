#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { platformFile } from './start/root.mjs';
import { onNpmEnd, program } from './start/run.mjs';

/** `federated-site COMMAND …`: the commands of a site whose platform is an installed package. */
const commands = {
  start: [platformFile('commands/start.mjs')],
  dev: [platformFile('commands/dev.mjs')],
  build: [platformFile('commands/build.mjs')],
  serve: [platformFile('commands/serve.mjs')],
  release: [program, platformFile('release/cli.ts')],
};

const [name = '', ...args] = process.argv.slice(2);
if (!Object.hasOwn(commands, name)) {
  console.error(`federated-site ${Object.keys(commands).join('|')}, not "${name}"`);
  process.exit(2);
}
const child = spawn(process.execPath, [...commands[name], ...args], { stdio: 'inherit' });
// The terminal sends Ctrl-C to the child as well: it decides when to end.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
// The child sees only this process, which stays when npx ends.
onNpmEnd(() => child.kill('SIGTERM'));
child.on('close', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
