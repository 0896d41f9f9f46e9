import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

it('names each of several waits for ever, one after the other', () => {
  const loader = createRequire(__filename).resolve('tsx');
  const code = `
    const { settled } = require(${JSON.stringify(path.join(__dirname, 'settled.ts'))});
    const never = () => settled(() => new Promise(() => {})).catch(({ message }) => console.log(message));
    never().then(never).then(never).then(() => console.log('goes on'));`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', pathToFileURL(loader).href, '--eval', code],
    { encoding: 'utf8' },
  );
  const wait = 'it waits for something that never comes';
  expect([stdout.trim().split('\n'), stderr]).toEqual([[wait, wait, wait, 'goes on'], '']);
}, 60_000);
