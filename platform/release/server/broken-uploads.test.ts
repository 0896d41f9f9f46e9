import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { FolderStore } from '../store/folder-store';
import { address, app, built, store, token } from '../testing/release-server-world';
import { contractOf } from '../testing/store-world';
import { Tokens } from '../tokens/tokens';

describe('an upload', () => {
  /** Sends the beginning of a form, and leaves it open. */
  const sendPart = (body: ReadableStream, signal: AbortSignal) =>
    fetch(`${address}/_release/parts`, {
      ...{ method: 'POST', body, duplex: 'half', signal },
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
    } as RequestInit);

  it.each(['the announcement', 'the token'])(
    'is read to its end where %s is refused: a server on the way would lose the answer',
    async (refused) => {
      if (refused === 'the token')
        await new Tokens(store).revoke((await new Tokens(store).list())[0]?.id ?? '');
      const part = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"`;
      const begin = `${part('announcement')}\r\n\r\n{}\r\n${part('file')}; filename="a.js"\r\n\r\n`;
      const pieces = [begin, ...Array(50).fill('more'), '\r\n--x--\r\n'];
      const body = new ReadableStream({
        async pull(controller) {
          await pause(2);
          const piece = pieces.shift();
          if (piece === undefined) controller.close();
          else controller.enqueue(new TextEncoder().encode(piece));
        },
      });
      const answer = await sendPart(body, AbortSignal.timeout(10_000));
      expect(pieces).toEqual([]);
      expect(answer.status).toBe(refused === 'the token' ? 401 : 400);
    },
  );

  it('that breaks off in the middle is never seen', async () => {
    const aborting = new AbortController();
    const body = new ReadableStream({
      start(controller) {
        const text = [
          '--x\r\ncontent-disposition: form-data; name="announcement"\r\n\r\n',
          JSON.stringify({
            contract: contractOf('catalog', '2.0.0'),
            files: { 'a.js': { integrity: 'sha384-x', bytes: 100 } },
          }),
          '\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.js"\r\n\r\nhalf',
        ];
        controller.enqueue(new TextEncoder().encode(text.join('')));
      },
    });
    const upload = sendPart(body, aborting.signal);
    const incoming = path.join(store.folder, 'incoming');
    const until = async (test: () => Promise<boolean>) => {
      while (!(await test())) await new Promise((done) => setImmediate(done));
    };
    await until(async () => (await readdir(incoming)).length === 1);
    expect(existsSync(store.versionFolder('catalog', '2.0.0'))).toBe(false);
    aborting.abort();
    await expect(upload).rejects.toThrow();
    await until(async () => (await readdir(incoming)).length === 0);
    expect(store.hasVersion('catalog', '2.0.0')).toBe(false);
  });

  it('that breaks off before it is read leaves nothing, and its place to others', async () => {
    const incoming = jest.spyOn(store, 'makeIncomingFolder');
    for (let times = 0; times < 5; times += 1) {
      const aborting = new AbortController();
      let isCut = Promise.resolve();
      incoming.mockImplementationOnce(async () => {
        const folder = await FolderStore.prototype.makeIncomingFolder.call(store);
        aborting.abort();
        await isCut;
        return folder;
      });
      app.server.once('request', (request: IncomingMessage) => {
        isCut = new Promise((done) => void request.once('close', done));
      });
      const begun = new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('--x\r\n')),
      });
      const upload = sendPart(begun, aborting.signal);
      await expect(upload).rejects.toThrow();
      while ((await readdir(path.join(store.folder, 'incoming'))).length > 0) await nextTurn();
    }
    incoming.mockRestore();
  });
});

describe('an upload that is no multipart/form-data', () => {
  it.each([
    ['garbage', 'multipart/form-data; boundary=x'],
    ['--x--', 'multipart/form-data'],
    [
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nhalf',
      'multipart/form-data; boundary=x',
    ],
  ])('%j of type %s is the fault of who sent it', async (body, type) => {
    const answer = await fetch(`${address}/_release/parts`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
    });
    expect(answer.status).toBe(400);
  });
});

describe('a disk that is full', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  const upload = async () => {
    const { contract, files } = await built(contractOf('catalog', '2.0.0'));
    const form = new FormData();
    form.append('announcement', JSON.stringify({ contract, files }));
    return form;
  };
  const send = (body: FormData) =>
    fetch(`${address}/_release/parts`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${token}` },
    });

  it('is answered with 503, with when to try again; nothing of the upload is left', async () => {
    const form = await upload();
    jest.spyOn(store, 'versionFolder').mockImplementation(() => {
      throw full;
    });
    const answer = await send(form);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await answer.json()).toEqual({
      error: 'the disk of the store is full; nothing was changed',
    });
    expect(await readdir(path.join(store.folder, 'incoming'))).toEqual([]);
  });

  it('leaves no upload counted that could not begin', async () => {
    const forms = await Promise.all(Array.from({ length: 5 }, upload));
    jest.spyOn(store, 'makeIncomingFolder').mockRejectedValue(full);
    for (const form of forms) expect((await send(form)).headers.get('retry-after')).toBe('60');
  });
});
