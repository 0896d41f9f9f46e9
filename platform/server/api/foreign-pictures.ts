import type { Settings } from '../settings';

/** Pictures as the API names them (spec section 3): `"image": "https://…"`. */
const named = /"image"\s*:\s*"(https:\/\/[^/"\\\s?#]+)/g;

/** More are not logged: an API that names so many has no use for a list. */
const maxLogged = 20;

/**
 * Logs once each host whose pictures the pages' policy refuses, and the setting that allows it.
 * @param log gets one sentence for a host
 * @returns what is to be called with each body of the API
 */
export function logForeignPictures(
  { config, pictureOrigins }: Pick<Settings, 'config' | 'pictureOrigins'>,
  log: (line: string) => void,
): (body: string) => void {
  // By host, as pictures are read: an API behind a proxy may not know its own scheme.
  const known = new Set(
    [config.siteUrl, config.apiOrigin, ...pictureOrigins]
      .filter((url) => URL.canParse(url))
      .map((url) => new URL(url).host),
  );
  const seen = new Set<string>();
  return (body) => {
    for (const [, address = ''] of body.matchAll(named)) {
      if (seen.size >= maxLogged) return;
      if (seen.has(address)) continue;
      seen.add(address);
      if (!URL.canParse(address)) continue;
      const { host, origin } = new URL(address);
      if (known.has(host)) continue;
      known.add(host);
      log(
        `pages refuse the pictures of ${host}, which the API names; PICTURE_ORIGINS=${origin} allows them`,
      );
    }
  };
}
