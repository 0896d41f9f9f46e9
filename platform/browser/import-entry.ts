import type { FederationContainer } from '../release-set/page-remote';
import type { AppVersion, PageRemote } from '../release-set/release-set';

/**
 * Imports a remote's entry that is an ES module. `import` takes no hash: all scripts of the version
 * are fetched with theirs before, and a browser then has no reason to fetch them again. The page
 * holds the hash of the list of these hashes, which is shorter than the list.
 * @param times how often it was tried before; a browser keeps the failure of an address
 * @throws when a file does not come, or is not what was published
 */
export async function importEntry(
  { entry, integrity, part = '' }: PageRemote,
  times: number,
): Promise<FederationContainer> {
  const base = entry.replace(/[^/]*$/, '');
  const again = times > 0 ? `?r=${times}` : '';
  const { files }: AppVersion = await (await fetchChecked(`${base}part.json`, part)).json();
  const others = Object.keys(files).filter(
    (file) => /\.m?js$/.test(file) && !/^(?:server|remoteEntry)\.js$/.test(file),
  );
  await Promise.all([
    preload(entry + again, integrity),
    ...others.map((file) => preload(base + file, files[file]?.integrity ?? '')),
  ]);
  return import(/* webpackIgnore: true */ entry + again);
}

/** @throws when the file does not come, or is not what its integrity says */
async function preload(href: string, integrity: string): Promise<void> {
  const link = document.createElement('link');
  // Firefox before 115, Safari before 17.
  if (!link.relList?.supports?.('modulepreload')) {
    await fetchChecked(href, integrity);
    return;
  }
  Object.assign(link, { rel: 'modulepreload', href, integrity });
  await new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${href} did not load`));
    document.head.append(link);
  }).finally(() => link.remove());
}

/** @throws when the file does not come, or is not what its integrity says */
async function fetchChecked(url: string, integrity: string): Promise<Response> {
  const answer = await fetch(url, { integrity }).catch(() => undefined);
  if (answer?.ok) return answer;
  throw new Error(`${url} ${answer ? `answered ${answer.status}` : 'did not load'}`);
}
