import { writeFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { test as base, expect, request } from '@playwright/test';
import { type Catalogue, readCatalogue } from '../fixtures/catalogue';
import type { BrowserProgram, Driver, WindowSize } from './driver';
import { openDriver } from './open-driver';
import { Visitor } from './visitor';

export interface BrowserOptions {
  program: BrowserProgram;
  size: WindowSize;
}

interface Fixtures {
  /** a story of pages that fail: what they complain of is not looked at */
  mayComplain: boolean;
  visitor: Visitor;
  api: APIRequestContext;
  catalogue: Catalogue;
}

const shop = () => process.env.SHOP_URL ?? '';

/** A visitor with a browser of the project's; a complaint of a page fails a test without `mayComplain`. */
export const test = base.extend<Fixtures, BrowserOptions & { driver: Driver }>({
  program: [undefined as unknown as BrowserProgram, { option: true, scope: 'worker' }],
  size: [
    { width: 390, height: 844 },
    { option: true, scope: 'worker' },
  ],

  driver: [
    async ({ program, size }, use) => {
      const driver = await openDriver(program, size);
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],

  mayComplain: [false, { option: true }],

  visitor: async ({ driver, mayComplain }, use, info) => {
    await driver.goto('about:blank');
    await driver.complaints();
    await use(new Visitor(driver, shop()));
    await writeFile(info.outputPath('window.png'), await driver.screenshot());
    const complaints = await driver.complaints();
    expect(mayComplain ? [] : complaints, 'a page complained').toEqual([]);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
  api: async ({}, use) => {
    const api = await request.newContext({ baseURL: shop() });
    await use(api);
    await api.dispose();
  },

  catalogue: async ({ api }, use) => {
    await use(await readCatalogue(api));
  },
});

export { expect };
