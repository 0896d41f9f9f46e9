import type { SharedStorage } from './shared-storage';
import type { ShopApi } from './shop-api';

/** A tab: its own copy of every module, on the browser's storage. */
export async function openTab(storage: SharedStorage, api: () => ShopApi) {
  const stored = storage.openTab();
  let tab: Awaited<ReturnType<typeof loadModules>> | undefined;
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@shop/shared/storage', () => stored);
    tab = await loadModules();
    tab.http.setTransport({ base: '', fetch: (url, init) => api().fetch(url, init) });
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
