import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { integrityOf } from '../../release-set/hashes';
import { RejectedError } from '../../release-set/rejected-error';
import type { AppContract } from '../../release-set/release-set';
import { contractIntegrity } from '../accept/check-contract';
import { root } from '../apps';
import { promote } from '../operations/promote';
import { httpReleases } from '../remote/http-releases';
import { FolderStore } from '../store/folder-store';
import { contractOf, filesOf, newStore, publishVersion, removeStore } from '../testing/store-world';
import { Tokens } from '../tokens/tokens';
import { createReleaseServer } from './release-server';

let store: FolderStore;
let app: FastifyInstance;
let address: string;
let token: string;
let catalogTeam: ReturnType<typeof httpReleases>;
let folder: string;
let answers: string[];

beforeEach(async () => {
  store = await newStore();
  folder = await mkdtemp(path.join(os.tmpdir(), 'a team '));
  await publishVersion(store, contractOf('host', '1.0.0'));
  await publishVersion(store, contractOf('catalog', '1.0.0'));
  await publishVersion(store, contractOf('blog', '1.0.0'));
  const versions = { host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' };
  await promote(store, { versions, by: 'Asha' }, async () => {});
  token = await new Tokens(store).add(['catalog'], 'catalogue team', 'Asha');
  app = createReleaseServer(store);
  answers = [];
  app.addHook('onSend', async (_request, _reply, payload) => {
    answers.push(String(payload));
    return payload;
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
  catalogTeam = httpReleases(address, token);
});
afterEach(async () => {
  // No answer of any test here says where the server has its files.
  expect(answers.filter((one) => one.includes(store.folder))).toEqual([]);
  await app.close();
  await removeStore(store);
  await rm(folder, { recursive: true });
});

/** What a team's checkout has built. */
async function built(contract: AppContract, files = filesOf(contract), own = folder) {
  const list: Record<string, { integrity: string; bytes: number }> = {};
  for (const [file, text] of Object.entries(files)) {
    await writeFile(path.join(own, file), text);
    list[file] = { integrity: integrityOf(text), bytes: Buffer.byteLength(text) };
  }
  return { contract, files: list, folder: own };
}

const channel = 'live';

describe('a team without a shell on the server', () => {
  it('publishes, promotes, looks and rolls back; every move is under its name', async () => {
    await catalogTeam.publish(await built(contractOf('catalog', '2.0.0')), 'a typo');
    await catalogTeam.promote({
      versions: { catalog: '2.0.0' },
      channel,
      drops: [],
      why: 'a typo',
    });

    const { parts } = await catalogTeam.status(channel);
    expect(parts.find(({ name }) => name === 'catalog')).toMatchObject({
      version: '2.0.0',
      by: 'catalogue team',
      why: 'a typo',
    });

    await catalogTeam.rollback({ apps: ['catalog'], channel, why: 'not yet' });
    const lines = await catalogTeam.log(10);
    expect(lines.slice(0, 3).map(({ action, by, why }) => [action, by, why])).toEqual([
      ['rollback', 'catalogue team', 'not yet'],
      ['promote', 'catalogue team', 'a typo'],
      ['publish', 'catalogue team', 'a typo'],
    ]);
  });

  it.each([-1, 0.5])('gets 30 lines of the log where it asks for %d', async (limit) => {
    for (let at = 0; at < 32; at += 1) {
      await publishVersion(store, contractOf('blog', `3.0.${at}`));
    }
    expect(await catalogTeam.log(limit)).toHaveLength(30);
  });

  it('hears what a published version says of itself, to compare it', async () => {
    const contract = contractOf('catalog', '1.0.0');
    expect((await catalogTeam.published('catalog', '1.0.0')).contract).toBe(
      contractIntegrity(contract),
    );
    expect(await catalogTeam.published('catalog', '9.0.0')).toEqual({});
  });

  it('gets what other apps offer, of what is live or of a published version', async () => {
    const types = { 'blog/Posts': '{ "limit"?: number }' };
    await publishVersion(store, contractOf('blog', '2.0.0', { widgets: ['Posts'], types }));
    const none = { widgets: [], emits: [], types: {} };
    expect(await catalogTeam.types(channel, ['blog@2.0.0'])).toEqual([
      { ...none, name: 'blog', version: '2.0.0', widgets: ['Posts'], types },
      { ...none, name: 'catalog', version: '1.0.0' },
      { ...none, name: 'host', version: '1.0.0' },
    ]);
    const live = await catalogTeam.types(channel, []);
    expect(live[0]).toEqual({ ...none, name: 'blog', version: '1.0.0' });
  });

  it('gets a path for its preview', async () => {
    await catalogTeam.publish(await built(contractOf('catalog', '2.0.0')));
    await writeFile(path.join(store.folder, 'site-url'), 'https://shop.example\n');
    const { preview, site } = await catalogTeam.promote({
      versions: { catalog: '2.0.0' },
      channel: 'catalog-team',
      drops: [],
    });
    // Of the site as visitors reach it, whichever address the team has of the store.
    expect(site).toBe('https://shop.example');
    expect(preview).toMatch(/^\/_preview\/catalog-team\.\w+\.[\w-]{43}\?next=\/catalog$/);
  });

  it('rolls several of its apps back in one move', async () => {
    const both = await new Tokens(store).add(['catalog', 'blog'], 'both teams', 'Asha');
    await publishVersion(store, contractOf('catalog', '2.0.0'));
    await publishVersion(store, contractOf('blog', '2.0.0'));
    const steps: Record<string, string>[] = [{ catalog: '2.0.0' }, { blog: '2.0.0' }];
    for (const versions of steps) {
      await promote(store, { versions, by: 'Asha' }, async () => {});
    }
    const { parts } = await httpReleases(address, both).rollback({
      apps: ['catalog', 'blog'],
      channel,
    });
    expect(parts).toEqual({ host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' });
    expect((await store.readChannel('live'))?.move).toBe(4);
  });

  it('takes its app out of what is live, and no other', async () => {
    await expect(catalogTeam.remove({ name: 'blog', drops: [] })).rejects.toThrow('not for blog');
    const { parts } = await catalogTeam.remove({ name: 'catalog', drops: [], why: 'closed' });
    expect(parts).toEqual({ host: '1.0.0', blog: '1.0.0' });
    const [{ action, by, why } = {}] = await catalogTeam.log(1);
    expect([action, by, why]).toEqual(['remove', 'catalogue team', 'closed']);
  });

  it('takes its app’s first version back, whoever promoted meanwhile', async () => {
    const sizesTeam = httpReleases(
      address,
      await new Tokens(store).add(['sizes'], 'sizes team', 'Asha'),
    );
    await sizesTeam.publish(await built(contractOf('sizes', '1.0.0')));
    await sizesTeam.promote({ versions: { sizes: '1.0.0' }, channel, drops: [] });
    await publishVersion(store, contractOf('blog', '2.0.0'));
    await promote(store, { versions: { blog: '2.0.0' }, by: 'Asha' }, async () => {});
    const { parts } = await sizesTeam.rollback({ apps: ['sizes'], channel, why: 'wrong sizes' });
    expect(parts).toEqual({ host: '1.0.0', catalog: '1.0.0', blog: '2.0.0' });
  });

  it('has a version back that it withdrew only by its name', async () => {
    await catalogTeam.publish(await built(contractOf('catalog', '2.0.0')));
    await catalogTeam.promote({ versions: { catalog: '2.0.0' }, channel, drops: [] });
    const leak = { name: 'catalog', version: '1.0.0', channel, why: 'leaks' };
    expect(await catalogTeam.withdraw(leak)).toEqual(['catalog@1.0.0']);
    expect(await catalogTeam.withdraw(leak)).toEqual([]);
    await expect(catalogTeam.rollback({ apps: ['catalog'], channel })).rejects.toThrow(
      'no version of catalog is left to go back to: catalog@1.0.0 was taken back',
    );
    const { parts } = await catalogTeam.rollback({ apps: ['catalog'], to: '1.0.0', channel });
    expect(parts).toMatchObject({ catalog: '1.0.0' });
  });

  it('hears every break of the contract', async () => {
    const contract = contractOf('catalog', '2.0.0', { paths: ['/catalog', '/blog'] });
    await catalogTeam.publish(await built(contract));
    await expect(
      catalogTeam.promote({ versions: { catalog: '2.0.0' }, channel, drops: [] }),
    ).rejects.toThrow('catalog@2.0.0 owns /blog, which belongs to blog@1.0.0');
  });

  it('cannot overwrite a version', async () => {
    await expect(catalogTeam.publish(await built(contractOf('catalog', '1.0.0')))).rejects.toThrow(
      'catalog@1.0.0 is published already',
    );
  });
});

describe('a share of the visitors', () => {
  const arm = { pages: 3, load: 0, draw: 1, server: 0, settled: 2, alive: 2 };
  const counts = { canary: arm, control: { ...arm, pages: 30, draw: 0 } };
  const report = (body: object) => app.inject({ method: 'POST', url: '/counts', payload: body });
  const ask = { versions: { catalog: '2.0.0' }, channel, drops: [], share: 10 };
  beforeEach(() => publishVersion(store, contractOf('catalog', '2.0.0')));

  it('gets a version of its own team, as the status and the log say', async () => {
    const { release, preview } = await catalogTeam.promote({ ...ask, promoteAfterMs: 60_000 });
    expect(preview).toBeUndefined();
    const { canary } = await catalogTeam.status(channel);
    expect(canary).toMatchObject({ release, share: 10, version: '2.0.0', promoteAfterMs: 60_000 });
    expect((await catalogTeam.log(1))[0]).toMatchObject({
      ...{ action: 'share', share: 10, channel: 'canary', by: 'catalogue team' },
    });
    const back = await catalogTeam.rollback({ apps: ['catalog'], channel });
    expect(back.takenBack).toBe('catalog@2.0.0');
    const others = { ...ask, versions: { blog: '1.0.0' } };
    await expect(catalogTeam.promote(others)).rejects.toThrow('not for blog');
  });

  it.each([{ share: 0 }, { share: 100 }, { share: 2.5 }, { channel: 'team' }])(
    'is 1 to 99 of 100 visitors of what is live: %j is refused',
    async (wrong) => {
      await expect(catalogTeam.promote({ ...ask, ...wrong })).rejects.toThrow();
      expect(await store.readChannel('canary')).toBeUndefined();
    },
  );

  it('says over HTTP too how large a share may be', async () => {
    await expect(catalogTeam.promote({ ...ask, share: 100 })).rejects.toThrow(
      '--share is 1 to 99 of 100 visitors, not 100',
    );
  });

  it('is counted by a storefront on the same machine that may not write to the store', async () => {
    await catalogTeam.promote(ask);
    expect((await report({ id: 1, copy: 'one', counts })).statusCode).toBe(204);
    expect((await catalogTeam.status(channel)).canary?.counts).toEqual(counts);
    await report({ id: 2, copy: 'two', counts });
    expect((await report({ id: 1, copy: '../two', counts })).statusCode).toBe(400);
    expect((await report({ id: 1, copy: 'two', counts: {} })).statusCode).toBe(400);
    expect((await catalogTeam.status(channel)).canary?.counts).toEqual(counts);
  });
});

describe('a token for names that begin alike', () => {
  it('makes a new app of such a name, and no other', async () => {
    const text = await new Tokens(store).add(['team-*'], 'all teams', 'Asha');
    const teams = httpReleases(address, text);
    const contract = contractOf('team-a', '1.0.0');
    const upload = await built(contract, filesOf(contract));
    await mkdir(path.join(folder, 'assets'));
    await writeFile(path.join(folder, 'assets/a.svg'), '<svg/>');
    const asset = { integrity: integrityOf('<svg/>'), bytes: 6 };
    await teams.publish({ ...upload, files: { ...upload.files, 'assets/a.svg': asset } });
    const { parts } = await teams.promote({ versions: { 'team-a': '1.0.0' }, channel, drops: [] });
    expect(parts).toMatchObject({ 'team-a': '1.0.0' });
    expect((await teams.status(channel)).parts.map(({ name }) => name)).toContain('team-a');
    await expect(teams.publish(await built(contractOf('catalog', '2.0.0')))).rejects.toThrow(
      'this token is for team-*, not for catalog',
    );
  });
});

describe('two teams at the same second', () => {
  it('both publish and promote, and both are live', async () => {
    const contracts = ['team-a', 'team-b'].map((name) => contractOf(name, '1.0.0'));
    await Promise.all(
      contracts.map(async (contract) => {
        const own = path.join(folder, contract.name);
        await mkdir(own);
        const text = await new Tokens(store).add([contract.name], contract.name, 'Asha');
        const team = httpReleases(address, text);
        await team.publish(await built(contract, filesOf(contract), own));
        await team.promote({ versions: { [contract.name]: '1.0.0' }, channel, drops: [] });
      }),
    );
    const { parts } = await catalogTeam.status(channel);
    expect(parts.map(({ name }) => name).sort()).toEqual([
      ...['blog', 'catalog', 'host'],
      ...['team-a', 'team-b'],
    ]);
    const lines = (await catalogTeam.log(2)).map(({ action, by }) => `${action} ${by}`);
    expect(lines.sort()).toEqual(['promote team-a', 'promote team-b']);
  });
});

describe('a token that is revoked in the middle of a publish', () => {
  it('stores nothing, and the team gets the reason', async () => {
    const tokens = new Tokens(store);
    const upload = await built(contractOf('catalog', '2.0.0'));
    const check = store.readPublication.bind(store);
    // The last look at the store, when all files have come.
    jest.spyOn(store, 'readPublication').mockImplementation(async (...names) => {
      const incoming = await readdir(path.join(store.folder, 'incoming')).catch(() => []);
      const [name = ''] = incoming;
      const come = name && (await readdir(path.join(store.folder, 'incoming', name)));
      if (come.length === 2) await tokens.revoke((await tokens.list())[0]?.id ?? '');
      return check(...names);
    });
    await expect(catalogTeam.publish(upload)).rejects.toThrow(
      'the token was revoked while this came; nothing was stored',
    );
    expect(store.hasVersion('catalog', '2.0.0')).toBe(false);
    expect(await check('catalog', '2.0.0')).toBeUndefined();
    expect(await readdir(path.join(store.folder, 'incoming'))).toEqual([]);
    await expect(catalogTeam.status(channel)).rejects.toThrow('the token is unknown or revoked');
  });
});

describe('a token is for its own apps', () => {
  const no = 'this token is for catalog, not for blog';

  it('in publishing', async () => {
    await expect(catalogTeam.publish(await built(contractOf('blog', '2.0.0')))).rejects.toThrow(no);
    expect(store.hasVersion('blog', '2.0.0')).toBe(false);
  });

  it('in promoting, rolling back and withdrawing', async () => {
    await publishVersion(store, contractOf('blog', '2.0.0'));
    const why = undefined;
    const versions = { catalog: '1.0.0', blog: '2.0.0' };
    await expect(catalogTeam.promote({ versions, channel, drops: [], why })).rejects.toThrow(no);
    await expect(catalogTeam.rollback({ apps: ['blog'], channel, why })).rejects.toThrow(no);
    const withdrawal = { name: 'blog', version: '1.0.0', channel, why };
    await expect(catalogTeam.withdraw(withdrawal)).rejects.toThrow(no);
  });

  it('and the whole release goes back only where nothing else would change', async () => {
    await publishVersion(store, contractOf('blog', '2.0.0'));
    await promote(store, { versions: { blog: '2.0.0' }, by: 'Asha' }, async () => {});
    await expect(catalogTeam.rollback({ apps: [], channel })).rejects.toThrow(
      'the latest release changed blog too',
    );
  });
});

describe('an answer that is not from the release store', () => {
  const inFront = fastify();
  inFront.all('/:status/_release/*', async (request, reply) => {
    const { status } = request.params as { status: string };
    return reply.code(Number(status)).type('text/html').send('<h1>nginx</h1>');
  });
  inFront.get('/cut/_release/status', ({ socket }, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-length': 100 });
    reply.raw.write('{', () => socket.end());
  });
  let front: string;
  beforeAll(async () => {
    front = await inFront.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => inFront.close());

  it.each([200, 404])('of %i says that there is none', async (status) => {
    await expect(httpReleases(`${front}/${status}`, token).status(channel)).rejects.toThrow(
      `answered ${status}: there is no release store, or the site has no RELEASE_URL`,
    );
  });

  it.each([403, 413, 502, 504])('of %i does not say so', async (status) => {
    await expect(httpReleases(`${front}/${status}`, token).status(channel)).rejects.toThrow(
      `answered ${status}: that is not from the release store but from a proxy before it; status says what was done`,
    );
  });

  it('that breaks off says so', async () => {
    await expect(httpReleases(`${front}/cut`, token).status(channel)).rejects.toThrow(
      `${front}/cut/_release does not answer: other side closed`,
    );
  });
});

describe('a caller without a token', () => {
  const ask = (authorization?: string) =>
    fetch(`${address}/_release/status`, authorization ? { headers: { authorization } } : {});

  it('is refused before anything is read', async () => {
    const answer = await ask();
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { error: 'the token is unknown or revoked' },
    ]);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    await expect(httpReleases(address, undefined).log(1)).rejects.toThrow('set RELEASE_TOKEN');
  });

  it('does not read it in the message about a line break in it', async () => {
    await expect(httpReleases(address, 'release_4f\n1c').log(1)).rejects.toThrow(
      'RELEASE_TOKEN has a space or line break, which no token has',
    );
  });

  it('learns that an address with https answers http only', async () => {
    await expect(httpReleases(address.replace('http', 'https'), token).log(1)).rejects.toThrow(
      'does not answer: it may speak http, not https',
    );
  });

  it('is turned away when the token was revoked', async () => {
    const tokens = new Tokens(store);
    await tokens.revoke((await tokens.list())[0]?.id ?? '');
    await expect(catalogTeam.status(channel)).rejects.toThrow('the token is unknown or revoked');
  });

  it('does not lock out a team that has one: seven wrong tokens, then the right one passes', async () => {
    for (let count = 0; count < 7; count += 1) expect((await ask('Bearer x')).status).toBe(401);
    expect((await ask(`Bearer ${token}`)).status).toBe(200);
  });
});

describe('an upload', () => {
  const send = async (change: (form: FormData, text: Record<string, unknown>) => void) => {
    const { contract, files } = await built(contractOf('catalog', '2.0.0'));
    const form = new FormData();
    const announcement = { contract, files };
    change(form, announcement);
    if (!form.has('announcement')) form.append('announcement', JSON.stringify(announcement));
    for (const [file, text] of Object.entries(filesOf(contract))) {
      if (!form.has(`without ${file}`)) form.append('file', new Blob([text]), file);
    }
    for (const name of [...form.keys()].filter((one) => one.startsWith('without '))) {
      form.delete(name);
    }
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${address}/_release/parts`, {
      method: 'POST',
      body: form,
      headers,
    });
    return [answer.status, ((await answer.json()) as { error?: string }).error];
  };
  const nothingIsLeft = async () => {
    expect(store.hasVersion('catalog', '2.0.0')).toBe(false);
    expect(await readdir(path.join(store.folder, 'incoming'))).toEqual([]);
  };

  it.each<[string, Parameters<typeof send>[0], RegExp]>([
    [
      'that does not say what comes',
      (form) => form.append('announcement', '{}'),
      /"contract" of the announcement: it must be object/,
    ],
    [
      'of a file that was not announced',
      (form, text) => {
        form.append('announcement', JSON.stringify(text));
        form.append('file', new Blob(['']), 'extra.js');
      },
      /the file extra\.js was not announced/,
    ],
    [
      'without a file that it needs',
      (_form, text) => {
        const { 'server.js': _, ...files } = text.files as Record<string, unknown>;
        text.files = files;
      },
      /the announcement: there is no server\.js/,
    ],
    [
      'whose chunks name a file that does not come',
      (_form, text) => {
        text.contract = contractOf('catalog', '2.0.0', { chunks: { remote: ['no.js'] } });
      },
      /"chunks\.remote" names no\.js, which is not there/,
    ],
    [
      'of a file whose hash is another',
      (_form, text) => {
        const files = text.files as Record<string, { integrity: string }>;
        for (const file of Object.values(files)) file.integrity = 'sha384-x';
      },
      /is not what its hash says/,
    ],
    [
      'of a file that is longer than announced',
      (_form, text) => {
        const files = text.files as Record<string, { bytes: number }>;
        for (const file of Object.values(files)) file.bytes = 3;
      },
      /is longer than announced/,
    ],
    [
      'whose name is an object',
      (_form, text) => {
        text.contract = { ...contractOf('catalog', '2.0.0'), name: { toString: 1 } };
      },
      /"name" must be string; it is the app’s name/,
    ],
    [
      'that defines an element which is not its own',
      (_form, text) => {
        const definition = { widget: 'Grid', title: 'Products', attributes: {} };
        const embedDefinitions = { 'shop-grid': definition };
        text.contract = { ...contractOf('catalog', '2.0.0'), embedDefinitions };
      },
      /"embedDefinitions.shop-grid" is not among the "embeds"/,
    ],
    [
      'that brings a file twice',
      (form, text) => {
        form.append('announcement', JSON.stringify(text));
        form.append(
          'file',
          new Blob([filesOf(contractOf('catalog', '2.0.0'))['server.js'] ?? '']),
          'server.js',
        );
      },
      /the file server\.js came twice/,
    ],
    ['that ends early', (form) => form.append('without remoteEntry.js', ''), /did not come/],
    [
      'to another folder, by its version',
      (_form, text) => {
        text.contract = { ...contractOf('catalog', '../../../etc') };
      },
      /"version" must match pattern/,
    ],
    [
      'to another folder, by the name of a file',
      (_form, text) => {
        text.files = { '../../x.js': { integrity: 'sha384-x', bytes: 1 } };
      },
      /is no name of a file/,
    ],
    [
      'over what the store itself writes',
      (_form, text) => {
        text.files = { 'part.json': { integrity: 'sha384-x', bytes: 1 } };
      },
      /part.json is written by the store/,
    ],
  ])('%s is refused, and nothing of it is left', async (_what, change, reason) => {
    const [status, error] = await send(change);
    expect(status).toBe(400);
    expect(error).toMatch(reason);
    await nothingIsLeft();
  });

  const sized = (count: number, bytes: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`${at}.js`, { integrity: 'sha384-x', bytes }]),
    );
  const megabyte = 1024 * 1024;

  it.each([
    ['0.js of catalog@2.0.0 is too large: at most 16 MB', sized(1, 17 * megabyte)],
    ['the whole of catalog@2.0.0 is too large: at most 64 MB', sized(5, 15 * megabyte)],
    ['the number of files of catalog@2.0.0 is too large: at most 400', sized(401, 1)],
  ])('that is too large is refused before it comes: %s', async (sentence, files) => {
    const [status, error] = await send((form, text) => {
      text.files = files;
      form.append('announcement', JSON.stringify(text));
    });
    expect([status, error]).toEqual([413, sentence]);
    await nothingIsLeft();
  });

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
    const incoming = jest.spyOn(store, 'incoming');
    for (let times = 0; times < 5; times += 1) {
      const aborting = new AbortController();
      let isCut = Promise.resolve();
      incoming.mockImplementationOnce(async () => {
        const folder = await FolderStore.prototype.incoming.call(store);
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

describe('what the code of an app throws', () => {
  it('is answered without the folders of the server, and else word for word', async () => {
    const server = createReleaseServer(new FolderStore('store'));
    const files = [path.resolve('store'), root].map((one) => `${one}/x.js`);
    const apart = `${root}-old/x.js`;
    server.get('/throws', () => {
      throw new RejectedError(`the store has ${files.join(' and ')}, not ${apart}`);
    });
    const { error } = (await server.inject('/throws')).json();
    await server.close();
    expect(error).toBe(`the store has x.js and x.js, not ${apart}`);
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
    jest.spyOn(store, 'incoming').mockRejectedValue(full);
    for (const form of forms) expect((await send(form)).headers.get('retry-after')).toBe('60');
  });
});

describe('no answer says where the server has its files', () => {
  const ask = async (route: string, body?: object) => {
    const answer = await fetch(`${address}/_release${route}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    const text = await answer.text();
    expect(text).not.toContain(store.folder);
    expect(text).not.toContain(process.cwd());
    return [answer.status, text];
  };
  const promoted = (catalog: string) => ({ versions: { catalog }, channel, drops: [] });
  const publishBundle = (version: string, files: Record<string, string>) =>
    publishVersion(store, contractOf('catalog', version), files);
  const entry = filesOf(contractOf('catalog', '2.0.0'));

  it('when a version has no server bundle', async () => {
    await publishBundle('2.0.0', { 'remoteEntry.js': entry['remoteEntry.js'] ?? '' });
    const sentence = 'catalog@2.0.0 has a server bundle that does not load: there is no server.js';
    expect(await ask('/parts/catalog/2.0.0/misfits')).toEqual([200, JSON.stringify([sentence])]);
    expect(await ask('/promote', promoted('2.0.0'))).toEqual([
      409,
      JSON.stringify({ error: sentence }),
    ]);
  });

  it('when code of a version names its stack', async () => {
    const server = 'throw new Error(new Error("here").stack);';
    await publishBundle('2.0.0', { ...entry, 'server.js': server });
    const [status, text] = await ask('/promote', promoted('2.0.0'));
    expect([status, text]).toEqual([409, expect.stringContaining('does not load: Error: here')]);
  });

  it.each([
    ['remotes/catalog/1.0.0/remoteEntry.js', 'rollback'],
    ['remotes/catalog/1.0.0/part.json', 'rollback'],
    ['publications/catalog@1.0.0.json', 'rollback'],
    ['releases/RELEASE.json', 'status'],
    ['moves/live/000001.json', 'status'],
    ['channels/live.json', 'status'],
  ])('when %s is damaged or missing', async (file, route) => {
    await publishBundle('2.0.0', entry);
    const { id } = await promote(store, { ...promoted('2.0.0'), by: 'Asha' }, async () => {});
    const target = path.join(store.folder, file.replace('RELEASE', id));
    const asked = () =>
      route === 'status'
        ? ask('/status')
        : ask('/rollback', { part: 'catalog', to: '1.0.0', channel });
    await writeFile(target, '{');
    await asked();
    await rm(target);
    await asked();
    await rm(path.dirname(target), { recursive: true });
    await asked();
  });
});

describe('a request is answered for what it means', () => {
  const post = async (route: string, body: unknown) => {
    const answer = await fetch(`${address}/_release${route}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    return answer.status;
  };

  it.each([
    ['/promote', { versions: {}, channel: 'live', drops: [] }, 400],
    ['/promote', { versions: { catalog: 1 }, channel: 'live' }, 400],
    ['/promote', { versions: { catalog: '../..' }, channel: 'live', drops: [] }, 400],
    ['/promote', { versions: { catalog: '1.0.0' }, channel: '../live', drops: [] }, 400],
    ['/promote', { versions: { catalog: '9.9.9' }, channel: 'live', drops: [] }, 404],
    ['/promote', { versions: { catalog: {} }, channel: 'live', drops: [] }, 400],
    ['/promote', { versions: { blog: '1.0.0' }, channel: 'live', drops: [] }, 403],
    ['/rollback', {}, 400],
    ['/rollback', { part: 'catalog', channel: 'live' }, 409],
    ['/rollback', { part: 'blog', channel: 'live' }, 403],
    ['/rollback', { part: ['catalog', 'blog'], channel: 'live' }, 403],
    ['/rollback', { part: { name: 'catalog' }, channel: 'live' }, 400],
    ['/rollback', { part: 'catalog', channel: 'none' }, 404],
    ['/rollback', { parts: ['catalog'], channel: 'live' }, 400],
    ['/rollback', { to: '1.0.0', channel: 'live' }, 400],
    ['/rollback', { part: 'catalog', to: '9.9.9', channel: 'live' }, 409],
    ['/withdraw', { name: 'catalog', version: '1.0.0', channel: 'live' }, 409],
    ['/withdraw', { name: 'catalog', version: '9.9.9', channel: 'live' }, 404],
    ['/withdraw', { name: {}, version: '1.0.0', channel: 'live' }, 400],
    ['/remove', { name: 'blog', drops: [] }, 403],
    ['/remove', { name: 'catalog' }, 400],
    ['/parts', {}, 415],
    ['/nothing', {}, 404],
  ])('%s %j is answered with %i', async (route, body, status) => {
    expect(await post(route, body)).toBe(status);
  });
});
