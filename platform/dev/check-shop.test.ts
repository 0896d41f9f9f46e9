import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkShop } from './proxy-shop';

async function at(answer: RequestListener, check: (address: string) => Promise<void>) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    await check(`http://127.0.0.1:${port}`);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

describe('the shop that a remote is developed in', () => {
  it('is one that runs', () =>
    at(
      (_request, response) => response.end('{"status":"ok","release":"0123456789abcdef"}'),
      checkShop,
    ));

  it('is named when there is no answer', async () => {
    let gone = '';
    await at(
      () => undefined,
      async (address) => {
        gone = address;
      },
    );
    await expect(checkShop(gone)).rejects.toThrow(
      new RegExp(`^the shop at ${gone} does not answer: .*ECONNREFUSED`),
    );
  });

  it('is named when something else answers there', () =>
    at(
      (_request, response) => response.end('<h1>Router</h1>'),
      async (address) => {
        await expect(checkShop(address)).rejects.toThrow(`there is no shop at ${address}`);
      },
    ));
});
