import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Canary } from '../../release-set/canary';
import { CanaryCounts } from './canary-counts';

const folder = mkdtempSync(path.join(tmpdir(), 'counts-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => jest.restoreAllMocks());

const canary: Canary = {
  id: 1,
  app: 'catalog',
  version: '2.0.0',
  control: '1.0.0',
  share: 10,
  since: '2026-11-26T09:00:00.000Z',
};

/** A copy of the storefront that cannot write into the store. */
function countsOf(): CanaryCounts {
  const storeDir = path.join(folder, 'no-folder');
  writeFileSync(storeDir, '');
  return new CanaryCounts(
    { storeDir, releaseUrl: 'http://127.0.0.1:9' },
    () => canary,
    () => undefined,
  );
}

/** The failures that were sent, and what each request waits for. */
function holdRequests() {
  const sent: number[] = [];
  const answers: ((ok: boolean) => void)[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    sent.push(JSON.parse(String(init?.body)).counts.canary.draw);
    return new Promise((resolve) =>
      answers.push((ok) => resolve(new Response(null, { status: ok ? 204 : 503 }))),
    );
  });
  const answerNext = async (ok: boolean) => {
    while (answers.length === 0) await new Promise(setImmediate);
    answers.shift()?.(ok);
  };
  return { sent, answerNext };
}

describe('counts that are sent to the release server', () => {
  it('are sent again when a failure was reported while they were under way', async () => {
    const counts = countsOf();
    const { sent, answerNext } = holdRequests();
    counts.failed('catalog', '2.0.0', 'draw');
    const first = counts.write();
    counts.failed('catalog', '2.0.0', 'draw');
    await answerNext(true);
    await first;
    const second = counts.write();
    await answerNext(true);
    await second;
    expect(sent).toEqual([1, 2]);
    // Nothing is new.
    await counts.write();
    expect(sent).toHaveLength(2);
  });

  it('are sent again when the release server refused them', async () => {
    const counts = countsOf();
    const { sent, answerNext } = holdRequests();
    counts.failed('catalog', '2.0.0', 'draw');
    for (const ok of [false, true]) {
      const written = counts.write();
      await answerNext(ok);
      await written;
    }
    expect(sent).toEqual([1, 1]);
  });

  it('are not sent for a failure that is counted elsewhere', async () => {
    const counts = countsOf();
    const { sent } = holdRequests();
    counts.failed('catalog', '2.0.0', 'previous');
    counts.failed('blog', '2.0.0', 'draw');
    await counts.write();
    expect(sent).toEqual([]);
  });
});

it('counts that cannot be stored are logged, once each time that this begins', async () => {
  const lines: string[] = [];
  const storeDir = path.join(folder, 'full');
  const log = (line: string) => lines.push(line);
  const counts = new CanaryCounts({ storeDir, releaseUrl: undefined }, () => canary, log);
  const write = () => {
    counts.failed('catalog', '2.0.0', 'draw');
    return counts.write();
  };
  for (const expected of [1, 2]) {
    writeFileSync(storeDir, '');
    await write();
    await write();
    expect(lines).toHaveLength(expected);
    rmSync(storeDir);
    mkdirSync(storeDir);
    await write();
    rmSync(storeDir, { recursive: true });
  }
});
