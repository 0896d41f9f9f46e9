import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import {
  type StartFailure,
  saysStatic,
  startFailures,
  withoutIntegrity,
} from '../resilience/start-failures';
import { expect, test } from './visitor-test';

/** The shop through a proxy whose scripts fail, since not every driver can change responses. */
async function openFailingShop({ file, change }: StartFailure): Promise<Server> {
  const proxy = createServer((asked, answer) => {
    const url = new URL(asked.url ?? '/', process.env.SHOP_URL);
    const isFailing = file.test(url.pathname);
    if (isFailing && !change) return answer.destroy();
    const headers = { ...asked.headers, host: url.host, 'accept-encoding': 'identity' };
    const sent = request(url, { method: asked.method, headers }, async (response) => {
      let body = await buffer(response).catch(() => undefined);
      if (!body) return answer.destroy();
      const isHtml = response.headers['content-type']?.startsWith('text/html');
      if (isHtml) body = Buffer.from(withoutIntegrity(body.toString()));
      if (isFailing && change) body = Buffer.from(change(body.toString()));
      const { 'content-length': _, 'transfer-encoding': __, ...rest } = response.headers;
      return answer.writeHead(response.statusCode ?? 500, rest).end(body);
    });
    sent.on('error', () => answer.destroy());
    asked.pipe(sent);
  });
  await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready));
  return proxy;
}

/** Runs in the page: its text; where the list may have grown, of its first products only. */
const readText = (isLate?: boolean) => {
  const root = document.querySelector('#root')?.cloneNode(true) as Element;
  // A browser that runs scripts reads their content as text.
  for (const noscript of Array.from(root.querySelectorAll('noscript'))) noscript.remove();
  const products = Array.from(root.querySelectorAll('article')).slice(0, 12);
  const parts = isLate
    ? [...Array.from(root.querySelectorAll('header, footer')), ...products]
    : [root];
  return parts.map(({ textContent }) => textContent).join(' ');
};

/** Runs in the page: whether its own start is over. */
const hasTried = (): boolean | Promise<boolean> =>
  document.readyState === 'complete' &&
  (window.shopBooting?.scripts?.then(() => true) ?? Promise.resolve(false));

test.use({ mayComplain: true });

for (const failure of startFailures) {
  test(`the server’s page stays, and its links and forms work, when ${failure.name}`, {
    tag: ['@readable', '@one-width'],
  }, async ({ visitor, driver }) => {
    let shop: Server | undefined;
    const open = async (path: string, fault: StartFailure = failure) => {
      shop?.closeAllConnections();
      shop?.close();
      shop = await openFailingShop(fault);
      await driver.goto(`http://127.0.0.1:${(shop.address() as AddressInfo).port}${path}`);
    };
    await open(failure.path, { ...failure, file: /\.js$/, change: undefined });
    const sent = await visitor.run(readText, failure.isLate);

    const isOver: () => boolean | Promise<boolean> = failure.isSilent ? hasTried : saysStatic;
    const openFailing = async () => {
      await open(failure.path);
      await expect.poll(() => visitor.run(isOver)).toBe(true);
    };
    await openFailing();
    expect(await visitor.run(readText, failure.isLate)).toBe(sent);
    await visitor.press('footer a[href="/faq"]');
    await visitor.at('/faq');
    if (failure.path === '/products') {
      await openFailing();
      await driver.type('input[type=search]', 'bag');
      await driver.press('form[role=search] button[type=submit]');
      await expect.poll(() => visitor.run(() => location.search)).toContain('q=bag');
    }
    shop?.closeAllConnections();
    shop?.close();
  });
}
