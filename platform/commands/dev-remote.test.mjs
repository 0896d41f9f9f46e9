import { spawnSync } from 'node:child_process';
import { platformFile } from './start/root.mjs';

test.each([
  ['no address', []],
  ['--host without one', ['--host']],
  ['an address without http://', ['--host', 'localhost:3000']],
  ['a word', ['--host', 'shop']],
  ['an option that does not exist', ['--site', 'http://localhost:3000']],
  ['a port that is none', ['--host', 'http://localhost:9', '--port', 'abc']],
  ['a port that is too large', ['--host', 'http://localhost:9', '--port', '70000']],
])('a remote in a running shop: %s is answered with an example', (_name, args) => {
  const command = platformFile('commands/dev-remote.mjs');
  const { status, stderr } = spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });
  expect(stderr).toMatch(/^.+ For example: npm run dev .*-- --host http:\/\/localhost:3000\n$/);
  expect(status).toBe(2);
});
