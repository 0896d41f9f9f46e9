import type { SharedStorage } from './shared-storage';
import type { ShopApi } from './shop-api';

/** A tab: its own copy of every module, on the browser's storage. */
export const openTab = (storage: SharedStorage, api: () => ShopApi) =>
  loadTab(storage.openTab(), (url, init) => api().fetch(url, init), loadModules);

/** Loads modules as a tab has them: their own copies, with its storage and its connection. */
export async function loadTab<Modules extends { http: typeof import('@shop/shared/http') }>(
  stored: ReturnType<SharedStorage['openTab']>,
  fetch: ShopApi['fetch'],
  load: () => Promise<Modules>,
): Promise<Modules> {
  let tab: Modules | undefined;
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@shop/shared/storage', () => stored);
    tab = await load();
    tab.http.setTransport({ base: '', fetch });
  });
  if (!tab) throw new Error('no modules were loaded');
  return tab;
}

export type Tab = Awaited<ReturnType<typeof openTab>>;

async function loadModules() {
  const http = await import('@shop/shared/http');
  const tokens = await import('@shop/shared/tokens');
  const session = await import('@shop/shared/session');
  const bus = await import('@shop/shared/bus');
  return { http, tokens, session, bus };
}
