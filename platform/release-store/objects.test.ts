import { randomBytes } from 'node:crypto';
import type { ObjectStore } from './objects';
import { s3Objects } from './s3-objects';
import { type OpenStore, places } from './testing/object-stores';
import { type Fault, S3Server } from './testing/s3-server';

const bytes = (text: string) => Buffer.from(text);

async function keysOf(objects: ObjectStore, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of objects.list(prefix)) keys.push(key);
  return keys.sort();
}

/** Calls for each, eight at a time. */
async function forEach<T>(all: readonly T[], call: (one: T) => Promise<unknown>): Promise<void> {
  const left = all[Symbol.iterator]();
  const work = async () => {
    for (const one of left) await call(one);
  };
  await Promise.all(Array.from({ length: 8 }, work));
}

for (const { name, missing, many, open } of places) {
  // The reason stands in the name of what was skipped.
  (missing ? describe.skip : describe)(
    `objects in ${missing ? `${name}: ${missing}` : name}`,
    () => {
      let store: OpenStore;
      beforeAll(async () => {
        store = await open();
      });
      afterAll(() => store?.close());

      it('gives back what was put, of any length and under every name that the store uses', async () => {
        const { objects } = store;
        const image = randomBytes(300_000);
        const keys = [
          'remotes/catalog/1.8.2+a~b/u-1/@types/part one.js'.replace(' ', '-'),
          'a/empty',
        ];
        await objects.put(keys[0] as string, image);
        await objects.put('a/empty', new Uint8Array());
        expect(Buffer.from(await objects.get(keys[0] as string))).toEqual(image);
        expect((await objects.get('a/empty')).length).toBe(0);
        await expect(objects.get('a/none')).rejects.toThrow(/a.none/);
      });

      it('never changes an object', async () => {
        const { objects } = store;
        expect(await objects.put('b/one', bytes('first'))).toBe(true);
        expect(await objects.put('b/one', bytes('other'))).toBe(false);
        expect(Buffer.from(await objects.get('b/one')).toString()).toBe('first');
      });

      it('takes the same object from many at once', async () => {
        const { objects } = store;
        await forEach(Array.from({ length: 20 }), () => objects.put('c/same', bytes('same')));
        expect(Buffer.from(await objects.get('c/same')).toString()).toBe('same');
        expect(await keysOf(objects, 'c/')).toEqual(['c/same']);
      });

      it('lists by prefix, and what is deleted no more', async () => {
        const { objects } = store;
        await forEach(['d/1', 'd/10/x', 'd/2', 'e/1'], (key) => objects.put(key, bytes(key)));
        expect(await keysOf(objects, 'd/')).toEqual(['d/1', 'd/10/x', 'd/2']);
        expect(await keysOf(objects, 'd/1')).toEqual(['d/1', 'd/10/x']);
        await objects.delete('d/1');
        await objects.delete('d/1');
        expect(await keysOf(objects, 'd/')).toEqual(['d/10/x', 'd/2']);
        expect(await keysOf(objects, 'none/')).toEqual([]);
      });

      it(`lists ${many} objects`, async () => {
        const { objects, fill } = store;
        const keys = Array.from({ length: many }, (_, at) => `many/${at % 100}/${at}`);
        await fill(keys);
        expect(await keysOf(objects, 'many/')).toEqual(keys.sort());
      }, 600_000);
    },
  );
}

describe('a bucket that misbehaves', () => {
  let server: S3Server;
  let objects: ObjectStore;
  beforeAll(async () => {
    server = await new S3Server().start();
    objects = s3Objects(server.address, server.env, { timeoutMs: 1_500 });
  });
  afterEach(() => server.heal());
  afterAll(() => server.stop());

  const misbehave = (fault: Fault, times = Number.POSITIVE_INFINITY) => {
    server.fault = fault;
    server.faults = times;
    server.requests = 0;
  };

  it('is asked again when it is busy, slow, away, or cuts an answer', async () => {
    await objects.put('one', bytes('one'));
    for (const fault of ['busy', 'slow', 'away', 'cut'] as const) {
      misbehave(fault, 2);
      expect(Buffer.from(await objects.get('one')).toString()).toBe('one');
      expect(server.requests).toBe(3);
    }
  });

  it('is given up after four attempts, in a sentence that names it', async () => {
    const said = {
      busy: 's3://releases/shop/store: it refused (503: SlowDown)',
      slow: 's3://releases/shop/store does not answer: The operation was aborted due to timeout',
      // The reason is that of the system: "other side closed", or ECONNRESET.
      away: 's3://releases/shop/store does not answer: ',
    };
    for (const [fault, message] of Object.entries(said)) {
      misbehave(fault as Fault);
      await expect(objects.get('one')).rejects.toThrow(message);
      expect(server.requests).toBe(4);
      server.heal();
    }
  });

  it('has nothing of what it had no room for, and is asked once', async () => {
    misbehave('full');
    await expect(objects.put('large', bytes('large'))).rejects.toThrow(/it is full \(507\)/);
    expect(server.requests).toBe(2);
    server.heal();
    expect(await keysOf(objects, '')).toEqual(['one']);
  });

  it('is no store when something else answers at its address', async () => {
    const page = { ...server.env, AWS_ENDPOINT_URL: `${server.env.AWS_ENDPOINT_URL}/none` };
    await expect(keysOf(s3Objects('s3://none', page), '')).rejects.toThrow(/NoSuchBucket/);
  });

  it('needs keys', () => {
    expect(() => s3Objects('s3://bucket', {})).toThrow(
      'the store s3://bucket needs the variable AWS_ACCESS_KEY_ID',
    );
  });
});

describe('the settings of a bucket', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
  it.each([
    ['s3://bucket', { AWS_ENDPOINT_URL: 'garbage' }, 'AWS_ENDPOINT_URL is an address like'],
    ['s3://bucket', { AWS_ENDPOINT_URL_S3: 'localhost:9000' }, 'AWS_ENDPOINT_URL_S3 is an address'],
    ['s3://bucket', { AWS_REGION: 'a b' }, 'AWS_REGION is a name like eu-central-1, not "a b"'],
    ['s3://bucket', { AWS_DEFAULT_REGION: 'é' }, 'AWS_DEFAULT_REGION is a name like eu-central-1'],
    [
      's3://bucket',
      { AWS_S3_FORCE_PATH_STYLE: 'TRUE' },
      'AWS_S3_FORCE_PATH_STYLE is true or false',
    ],
    ['s3://', {}, 'a bucket is named like s3://bucket/prefix, not s3://'],
    ['s3://b b', {}, 'a bucket is named like s3://bucket/prefix, not s3://b b'],
    ['s3://bucket/%zz', {}, 'a bucket is named like s3://bucket/prefix, not s3://bucket/%zz'],
  ])('that are wrong are named: %s, %j: %s', (address, env, message) => {
    expect(() => s3Objects(address, { ...keys, ...env })).toThrow(message);
  });

  it('may have a region of any name where the server is not AWS', () => {
    const env = { ...keys, AWS_ENDPOINT_URL: 'http://localhost:9000', AWS_REGION: 'my_zone' };
    expect(() => s3Objects('s3://bucket', env)).not.toThrow();
  });
});
