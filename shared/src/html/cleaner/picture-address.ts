import { shopConfig } from '@shop/shared/config';
import { mediaUrl } from '@shop/shared/entities';

const inline = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,[A-Za-z\d+/]+={0,2}$/;

/**
 * Where a picture may be asked for: among the files of the API (spec section 5: relative media or
 * upload image paths are rewritten to the API host), or in the document itself. Nothing is asked
 * of anybody else, and nothing of the API's calls.
 */
export function pictureAddress(value: string): string | undefined {
  if (inline.test(value.trim())) return value.trim();
  const url = mediaUrl(value);
  if (url === undefined) return undefined;
  const { apiOrigin } = shopConfig();
  const path = apiOrigin && url.startsWith(`${apiOrigin}/`) ? url.slice(apiOrigin.length) : url;
  return /^\/(?!\/|api(?:[/?]|$))/.test(path) ? url : undefined;
}

/** The https address of a picture that lies with somebody else. */
export function foreignPicture(value: string): string | undefined {
  const url = mediaUrl(value);
  if (!url?.startsWith('https:')) return undefined;
  return url.startsWith(`${shopConfig().apiOrigin}/`) ? undefined : url;
}

/** Candidates of a `srcset` (HTML Standard, "srcset attributes"); those elsewhere are left out. */
export function pictureSet(value: string): string | undefined {
  const candidates = value.matchAll(/([^\s,]\S*[^\s,])(?:\s+(\d+(?:\.\d+)?[wx]))?\s*(?:,|$)/g);
  const accepted = [...candidates].flatMap(([, address = '', size]) => {
    const url = pictureAddress(address);
    return url?.startsWith('data:') || !url ? [] : [size ? `${url} ${size}` : url];
  });
  return accepted.length > 0 ? accepted.join(', ') : undefined;
}
