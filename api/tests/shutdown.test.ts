import { buildTestApp } from './world/test-app';
import { openTestShop, type TestShop } from './world/test-shop';

describe('Stopping the API', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it('lets a running request finish and takes no new one', async () => {
    const { app } = await buildTestApp(shop);
    let finish = (): void => {};
    const entered = new Promise<void>((enter) => {
      app.get('/slow', async () => {
        enter();
        await new Promise<void>((done) => {
          finish = done;
        });
        return { done: true };
      });
    });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const running = fetch(`${address}/slow`);
    await entered;
    const closing = app.close();
    finish();
    expect(await (await running).json()).toEqual({ done: true });
    await closing;
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  });
});
