import { spawnSync } from 'node:child_process';
import path from 'node:path';

const run = (...args) =>
  spawnSync(process.execPath, [path.join(__dirname, 'cli.mjs'), ...args], { encoding: 'utf8' });
const usage = 'federated-site start|dev|build|serve|release';

it.each(['--help', 'help'])('federated-site %s lists the commands', (word) => {
  expect(run(word)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(usage),
    stderr: '',
  });
});

it.each(['', 'stat'])(
  'federated-site refuses the command "%s", and lists those there are',
  (word) => {
    expect(run(word)).toMatchObject({ status: 2, stdout: '', stderr: `${usage}, not "${word}"\n` });
  },
);
