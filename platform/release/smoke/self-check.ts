import type { MadeText, RemoteModule, SelfCheck } from '../../react';
import type { HostBundle } from './bundle';
import { noApi, siteUrl } from './render-offline';
import { settled } from './settled';
import type { SmokeTest } from './smoke-test';

/**
 * Makes the pages and documents that a remote compares, from its own replies in place of an API.
 * What it finds is a problem. The host has loaded the remote: see `renderRemote`.
 */
export async function runSelfCheck(
  host: HostBundle,
  bundle: RemoteModule,
  test: SmokeTest,
): Promise<void> {
  const { selfCheck } = bundle;
  if (!selfCheck) return;
  const what = 'its own check';
  test.begin(what);
  const found = await test.attempt(`cannot run ${what}`, async () => {
    const { replies, paths, compare } = await settled(selfCheck);
    host.setTransport(answering(replies));
    const made: Record<string, MadeText> = {};
    for (const path of paths) made[path] = await settled(() => make(host, bundle, path));
    return compare(made);
  });
  host.setTransport(noApi);
  test.add(...(found ?? []));
}

const answering = (replies: SelfCheck['replies']): typeof noApi => ({
  base: '',
  fetch: async (url) => {
    const { pathname } = new URL(url, siteUrl);
    const isKnown = Object.hasOwn(replies, pathname);
    return new Response(JSON.stringify(isKnown ? replies[pathname] : {}), {
      status: isKnown ? 200 : 404,
    });
  },
});

async function make(host: HostBundle, bundle: RemoteModule, path: string): Promise<MadeText> {
  const document = bundle.documents?.[path];
  if (document) {
    const made = await (await document()).load?.(new AbortController().signal);
    return { text: made?.body ?? '' };
  }
  const { html = '', structuredData = [] } = await host.renderPage(siteUrl + path, bundle.name);
  return { text: html, structuredData };
}
