import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { print } from './run.mjs';

it('progress has its time; a line of a log in JSON stays one', () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const line = JSON.stringify({ level: 40, traceId: '4bf9', msg: 'the API does not answer' });
  print(line);
  print('building what changed');
  expect(log.mock.calls).toEqual([
    [line],
    [expect.stringMatching(/^ +\d+\.\d s {2}building what changed$/)],
  ]);
  log.mockRestore();
});

it('a program ends in order when what started it is killed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-run-'));
  const file = path.join(folder, 'main.ts');
  writeFileSync(
    file,
    `import { writeFileSync } from 'node:fs';
    process.once('SIGTERM', () => {
      writeFileSync(${JSON.stringify(path.join(folder, 'end'))}, 'in order');
      process.exit(0);
    });
    setInterval(() => {}, 1_000);
    console.log('ready');`,
  );
  const start = `import { runTypeScript } from ${JSON.stringify(path.join(import.meta.dirname, 'run.mjs'))};
    runTypeScript(${JSON.stringify(file)});`;
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', start]);
  await new Promise((resolve) => parent.stdout.once('data', resolve));
  parent.kill('SIGKILL');
  while (!existsSync(path.join(folder, 'end'))) await pause(50);
  rmSync(folder, { recursive: true });
}, 60_000);
