import type { Fragment } from './fragment';

/** Longer than a fragment takes on a bad line, in ms. */
const patience = 15_000;
/** Elements that ask for the same within this share one answer, in ms. */
const shared = 30_000;

const known = new Map<string, Promise<Fragment>>();

/**
 * @param fresh asks again, and the shop itself rather than a cache
 * @throws Error that names the cause
 */
export function fragmentAt(url: string, fresh?: boolean): Promise<Fragment> {
  const before = fresh ? undefined : known.get(url);
  if (before) return before;
  const coming = ask(url, fresh);
  const forget = () => {
    if (known.get(url) === coming) known.delete(url);
  };
  known.set(url, coming);
  coming.then(() => setTimeout(forget, shared), forget);
  return coming;
}

async function ask(url: string, fresh?: boolean): Promise<Fragment> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), patience);
  try {
    const response = await fetch(url, {
      cache: fresh ? 'no-cache' : 'default',
      credentials: 'omit',
      signal: stop.signal,
    });
    const answer = await response.json();
    if (response.ok && answer.nodes) return answer;
    throw answer.error ?? `the shop answered ${response.status}`;
  } catch (error) {
    throw Error(typeof error === 'string' ? error : why(stop.signal.aborted, error));
  } finally {
    clearTimeout(timer);
  }
}

const why = (late: boolean, error: unknown): string =>
  late
    ? 'the shop does not answer'
    : `the shop cannot be reached, or this page’s connect-src does not name it (${error})`;
