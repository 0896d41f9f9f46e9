import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { address, built, store, token } from '../testing/release-server-world';
import { contractOf, filesOf } from '../testing/store-world';

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
});
