import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endBuilder } from './watch-folder';

const sleep = () =>
  spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true });

describe('a build of a remote, when the command ends', () => {
  it('ends', async () => {
    const builder = sleep();
    endBuilder(builder, false);
    expect(await once(builder, 'exit')).toEqual([null, 'SIGTERM']);
  });

  it('may have been ended by a signal before', async () => {
    const builder = sleep();
    builder.kill('SIGKILL');
    await once(builder, 'exit');
    expect(builder.exitCode).toBeNull();
    expect(() => endBuilder(builder, false)).not.toThrow();
  });
});
