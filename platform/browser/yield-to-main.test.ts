import { MessageChannel } from 'node:worker_threads';
import { evaluateYielding } from './yield-to-main';

describe('the host’s modules', () => {
  beforeEach(() => {
    Object.assign(globalThis, { MessageChannel });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'MessageChannel');
  });

  it('are evaluated in order, and other tasks get their turn in between', async () => {
    const seen: string[] = [];
    await evaluateYielding([
      async () => {
        seen.push('first');
        const other = new MessageChannel();
        other.port1.on('message', () => {
          seen.push('a touch');
          other.port1.close();
        });
        other.port2.postMessage(undefined);
      },
      async () => seen.push('second'),
    ]);
    expect(seen).toEqual(['first', 'a touch', 'second']);
  });

  it('stop at one that throws', async () => {
    const seen: string[] = [];
    const broken = evaluateYielding([
      () => Promise.reject(new Error('broken')),
      async () => seen.push('after'),
    ]);
    await expect(broken).rejects.toThrow('broken');
    expect(seen).toEqual([]);
  });
});
