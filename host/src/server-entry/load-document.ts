import { messageOf, timeoutSignal, withTimeout } from '@shop/shared/async';
import { loadRemote, type RemoteDocument } from '@shop/shared/federation';
import { isHttpError, isUnavailable } from '@shop/shared/http';
import { entryTimeoutsMs } from './timeouts';

/** A document, or why there is none, as plain data. */
export type DocumentAnswer =
  | { document: RemoteDocument }
  | { missing: true }
  | { failed: true /** missing where the API does not answer */; reason?: string };

/**
 * Makes a document of a remote, such as its feed.
 * @param owner name of the remote that owns the path
 * @param path without query
 * @returns undefined when the path is none of the owner's documents
 * @throws when the owner cannot be loaded
 */
export async function loadDocument(
  owner: string,
  path: string,
): Promise<DocumentAnswer | undefined> {
  const { documents } = await loadRemote(owner);
  const definition = documents && Object.hasOwn(documents, path) ? documents[path] : undefined;
  if (!definition) return undefined;
  const limit = timeoutSignal(entryTimeoutsMs.document);
  try {
    const load = definition().then((one) => one.load(limit.signal));
    return { document: await withTimeout(load, entryTimeoutsMs.document, path) };
  } catch (error) {
    if (isHttpError(error, 404)) return { missing: true };
    if (isUnavailable(error)) return { failed: true };
    return { failed: true, reason: messageOf(error) };
  } finally {
    limit.end();
  }
}
