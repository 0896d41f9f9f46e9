import { openPage, withPage } from '../browser/open-page';

/** A script as it went over the line. */
export interface LoadedScript {
  url: string;
  /** of the body as sent, compressed */
  bytes: number;
  /** content-encoding */
  encoding: string;
}

/** Everything that was fetched to run, by whatever asked for it: element, preload or import. */
const isScript = (type: string | undefined, mimeType: string): boolean =>
  type === 'Script' || /^(text|application)\/(x-)?javascript/.test(mimeType);

/**
 * Opens a page in a fresh profile and counts its scripts until the network is idle.
 * @param url absolute
 */
export function countScripts(url: string): Promise<LoadedScript[]> {
  return withPage({ viewport: { width: 412, height: 823 } }, async (page) => {
    const session = await page.context().newCDPSession(page);
    const scripts = new Map<string, LoadedScript & { headerBytes: number }>();
    await session.send('Network.enable');
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (response.fromDiskCache || !isScript(type, response.mimeType)) return;
      scripts.set(requestId, {
        url: response.url,
        bytes: 0,
        headerBytes: response.encodedDataLength,
        encoding: header(response.headers, 'content-encoding'),
      });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const script = scripts.get(requestId);
      if (script) script.bytes = encodedDataLength - script.headerBytes;
    });
    await openPage(page, url);
    return [...scripts.values()].filter(({ bytes }) => bytes > 0);
  });
}

const header = (headers: Record<string, string>, name: string): string =>
  Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1] ?? '';
