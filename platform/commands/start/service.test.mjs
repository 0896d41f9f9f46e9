import { EventEmitter } from 'node:events';
import { runTypeScript } from './run.mjs';
import { startService } from './service.mjs';

jest.mock('./run.mjs');

describe('a service of the shop', () => {
  let children;
  let said;
  beforeEach(() => {
    children = [];
    said = [];
    jest.useFakeTimers();
    runTypeScript.mockImplementation((_file, _args, _env, onLine) => {
      const child = Object.assign(new EventEmitter(), {
        exitCode: null,
        signalCode: null,
        print: onLine,
        end(code, signal = null) {
          Object.assign(child, { exitCode: code, signalCode: signal });
          child.emit('close', code, signal);
        },
        kill: jest.fn(() => child.end(0)),
      });
      children.push(child);
      return child;
    });
  });
  afterEach(() => jest.useRealTimers());

  const start = (ending = new AbortController().signal) =>
    startService({
      ending,
      name: 'API',
      file: 'api/src/server.ts',
      env: {},
      ready: /^listening/,
      print: (line) => said.push(line),
    });
  /** Ends the child that runs, and waits until another is started; how long that took, in ms. */
  const restartAfter = (code) => {
    const count = children.length;
    children.at(-1).end(code);
    const ended = performance.now();
    jest.advanceTimersToNextTimer();
    expect(children).toHaveLength(count + 1);
    return performance.now() - ended;
  };

  it('is started again however often it fails, at last every 30 s', async () => {
    const { ready } = start();
    children[0].print('listening on 4000');
    await ready;
    const waits = Array.from({ length: 20 }, () => restartAfter(1));
    expect(waits.slice(0, 8)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    expect(waits.at(-1)).toBe(30_000);
    expect(said.at(-1)).toBe('the API ended with 1; starting it again in 30 s');
  });

  it('that is killed is said to have ended with the signal', async () => {
    const { ready } = start();
    children[0].print('listening on 4000');
    await ready;
    children[0].end(null, 'SIGKILL');
    expect(said.at(-1)).toBe('the API ended with SIGKILL; starting it again in 0.5 s');
  });

  it('is started again at once when it has run well for a minute', async () => {
    const { ready } = start();
    children[0].print('listening on 4000');
    await ready;
    restartAfter(1);
    restartAfter(1);
    children.at(-1).print('listening on 4000');
    jest.advanceTimersByTime(61_000);
    expect(restartAfter(1)).toBe(500);
  });

  it('that does not start at all is reported, and not tried again', async () => {
    const { ready } = start();
    children[0].print('DATABASE_URL is wrong');
    children[0].end(1);
    await expect(ready).rejects.toThrow('the API did not start (it ended with 1)');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('that ends while all are stopped, before its turn, is not started again', async () => {
    const stopping = new AbortController();
    const { ready, stop } = start(stopping.signal);
    children[0].print('listening on 4000');
    await ready;
    stopping.abort();
    children[0].end(0);
    expect(said).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
    await stop();
  });

  it('is asked to end once, however often it is stopped: asked twice, it would finish nothing', async () => {
    const { ready, stop } = start();
    const [child] = children;
    child.print('listening on 4000');
    await ready;
    child.kill.mockImplementation(() => undefined);
    const stopped = [stop(), stop()];
    child.end(0);
    await Promise.all(stopped);
    expect(child.kill.mock.calls).toEqual([['SIGTERM']]);
  });

  it('stays stopped while it waits to be started again', async () => {
    const { ready, stop } = start();
    children[0].print('listening on 4000');
    await ready;
    children[0].end(1);
    await stop();
    expect(jest.getTimerCount()).toBe(0);
  });
});
