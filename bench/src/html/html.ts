import { faultsIn } from '@shop/shared/testing';
import { JSDOM } from 'jsdom';
import type { Page } from 'playwright-core';
import { pageHelpers } from '../browser/page-helpers';
import { withPage } from '../browser/with-page';
import type { Figure } from '../report/figure';
import type { Stage } from '../stage';
import { buildInPage } from './build-in-page';
import { cleanOnServer } from './clean-on-server';
import { hostileDocuments } from './documents';
import { showDocuments, showUnsanitised } from './show-documents';
import { openTrialServer, type TrialServer } from './trial-server';
import { ownPictures, triedShop } from './tried-shop';

/** Documents that are sanitised or shown in one page. */
const batch = 250;
/** Documents that are shown as they came, to see that the measurement sees something. */
const unsanitised = 500;

/** Hostile documents: does anything run, is anything asked for, do both sides agree. */
export async function html({ scratch, say }: Stage): Promise<Figure[]> {
  const documents = await hostileDocuments();
  say(`  ${documents.length} documents`);
  const scripts = await scratch();
  await buildInPage(scripts);
  const server = await openTrialServer(scripts);
  try {
    return await withPage({}, (page) => measure(page, server, documents, say));
  } finally {
    server.close();
  }
}

async function measure(
  page: Page,
  server: TrialServer,
  documents: readonly string[],
  say: Stage['say'],
): Promise<Figure[]> {
  await page.addInitScript(pageHelpers);
  const onServer = cleanOnServer(documents);
  const inBrowser = await cleanInBrowser(page, server, documents);

  const raw = await showUnsanitised(page, server, documents.slice(0, unsanitised));
  const shown = { hits: 0, asked: [] as string[], odd: [] as string[] };
  for (const part of batches(onServer.html)) {
    const { hits, asked, odd } = await showDocuments(page, server, part);
    shown.hits += hits;
    shown.asked.push(...asked);
    shown.odd.push(...odd);
  }

  const list = (what: string, found: readonly unknown[]) => {
    for (const one of found.slice(0, 5)) say(`  ${what}: ${JSON.stringify(one)}`);
  };
  const parser = new new JSDOM('', { url: triedShop.siteUrl }).window.DOMParser();
  // Chromium escapes angle brackets in attributes, jsdom does not.
  const read = (html = '') => parser.parseFromString(html, 'text/html').body.innerHTML;
  const changed = documents.filter((_, at) => inBrowser.once[at] !== inBrowser.twice[at]);
  const differing = documents.flatMap((document, at) => {
    const [browser, server] = [inBrowser.once[at], onServer.html[at]];
    return read(browser) === read(server) ? [] : [{ document, browser, server }];
  });
  const faults = onServer.html.flatMap((result) =>
    faultsIn(parser.parseFromString(result, 'text/html').body, ownPictures),
  );
  list('changed by the second time', changed);
  list('differs', differing);
  list('asked for', shown.asked);
  list('odd look', shown.odd);
  list('fault', faults);
  list('reported', [...new Set(inBrowser.reports)]);

  const none = (name: string, found: number, beside?: string): Figure => ({
    name,
    unit: 'count',
    samples: [found],
    limit: { atMost: 0 },
    ...(beside && { beside }),
  });
  const first = `unsanitised, the first ${unsanitised}:`;
  return [
    { name: 'documents', unit: 'count', samples: [documents.length] },
    none('scripts that ran', shown.hits, `${first} ${raw.hits}`),
    none('addresses asked for', shown.asked.length, `${first} ${raw.asked.length}`),
    none('elements that look odd', shown.odd.length, `${first} ${raw.odd.length}`),
    none('elements or attributes that must not be', faults.length),
    none('documents changed by the second time', changed.length),
    none('documents on which server and browser differ', differing.length),
    {
      name: 'reports of the policy while sanitising',
      unit: 'count',
      samples: [inBrowser.reports.length],
    },
    { name: 'a document on the server', unit: 'ms', samples: [onServer.took / documents.length] },
    { name: 'a document in Chromium', unit: 'ms', samples: [inBrowser.took / documents.length] },
  ];
}

async function cleanInBrowser(page: Page, server: TrialServer, documents: readonly string[]) {
  const all = { once: [] as string[], twice: [] as string[], took: 0, reports: [] as string[] };
  const hear = (message: { text(): string }) => {
    if (message.text().includes('Content Security Policy')) all.reports.push(message.text());
  };
  page.on('console', hear);
  await page.goto(`${server.url}/clean`);
  for (const part of batches(documents)) {
    const { once, twice, took } = await page.evaluate(
      (list) => window.cleanAll(list),
      asciiJson(part),
    );
    all.once.push(...once);
    all.twice.push(...twice);
    all.took += took;
  }
  page.off('console', hear);
  return all;
}

const asciiJson = (list: readonly string[]): string =>
  JSON.stringify(list).replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const batches = (documents: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(documents.length / batch) }, (_, at) =>
    documents.slice(at * batch, (at + 1) * batch),
  );
