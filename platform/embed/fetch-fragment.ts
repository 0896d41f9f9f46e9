import type { Fragment } from './fragment';

/** Longer than a fragment takes on a bad line, in ms. */
const fragmentTimeoutMs = 15_000;
/** Elements that ask for the same within this share one answer, in ms. */
const sharedMaxAgeMs = 30_000;
/** Servers refuse longer addresses, in a way that a page cannot read. */
const maxUrlLength = 7_000;

const known = new Map<string, Promise<Fragment>>();

/**
 * @param revalidate asks again, and the shop itself rather than a cache
 * @throws Error that names the cause
 */
export function fetchFragment(url: string, revalidate?: boolean): Promise<Fragment> {
  const before = revalidate ? undefined : known.get(url);
  if (before) return before;
  const coming = ask(url, revalidate);
  const forget = () => {
    if (known.get(url) === coming) known.delete(url);
  };
  known.set(url, coming);
  coming.then(() => setTimeout(forget, sharedMaxAgeMs), forget);
  return coming;
}

async function ask(url: string, revalidate?: boolean): Promise<Fragment> {
  if (url.length > maxUrlLength) throw Error('the attributes are too long');
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), fragmentTimeoutMs);
  const refused = isRefused(url);
  let status = 0;
  try {
    const response = await fetch(url, {
      cache: revalidate ? 'no-cache' : 'default',
      credentials: 'omit',
      signal: stop.signal,
    });
    status = response.status;
    const answer = await response.json();
    if (response.ok && answer.nodes) return answer;
    throw answer.error;
  } catch (error) {
    if (typeof error === 'string') throw Error(error);
    if (stop.signal.aborted) throw Error('the shop does not answer');
    if (status) throw Error(`the shop answered ${status}, with nothing to show`);
    throw Error(
      (await refused())
        ? 'this page’s Content-Security-Policy does not name the shop in connect-src'
        : 'the shop cannot be reached',
    );
  } finally {
    clearTimeout(timer);
    refused();
  }
}

const event = 'securitypolicyviolation';

/**
 * Listens for the page's policy to refuse an address, until it is asked.
 * @returns ends the listening, and says whether it did
 */
function isRefused(url: string): () => Promise<boolean> {
  let refused = false;
  const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    refused ||= blockedURI !== '' && url.startsWith(blockedURI);
  };
  document.addEventListener(event, onViolation);
  return async () => {
    // The browser sends the event after the request has failed.
    await new Promise((resolve) => setTimeout(resolve));
    document.removeEventListener(event, onViolation);
    return refused;
  };
}
