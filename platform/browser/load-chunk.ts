/** A script that does not come is given up after this, in ms. */
const timeoutMs = 4_000;

/** How often each address was requested. */
const requested = new Map<string, number>();

/** Chunks that did not come, by address. */
const missing = new Set<string>();

/** Whether the last try at a chunk of a version did not come, so that its code cannot be blamed. */
export const isMissingChunk = (app: string, version: string): boolean =>
  [...missing].some((url) => url.includes(`/remotes/${app}/${version}/`));

/** How a request for a script ended; webpack names type and source in its error. */
interface ScriptEnd {
  type: string;
  target: unknown;
}

/**
 * Loads a chunk for webpack's runtime of an app, or waits for it where the boot script has begun to. A
 * second request has a marked address: a browser that still waits for the first would only wait on.
 * @param url as the boot script has it, if that may have begun to load it
 * @param done called when it ran, failed or did not come
 * @param hashes name of the file → its Subresource Integrity
 */
export function loadChunk(
  url: string,
  done: (end: ScriptEnd) => void,
  hashes: Readonly<Record<string, string>> = {},
): void {
  const begun = [...document.scripts].find((one) => one.getAttribute('src') === url);
  const script = begun ?? document.createElement('script');
  const { onload, onerror } = script;
  const end = (event: ScriptEnd) => {
    clearTimeout(timer);
    if (event.type === 'load') missing.delete(url);
    else missing.add(url);
    Object.assign(script, { onload, onerror }).remove();
    done(event);
  };
  const timer = setTimeout(() => end({ type: 'timeout', target: script }), timeoutMs);
  script.onload = (event) => {
    onload?.call(script, event);
    end(event);
  };
  script.onerror = (event) => {
    onerror?.call(script, event);
    end(event as Event);
  };
  if (begun) return;
  const times = requested.get(url) ?? 0;
  requested.set(url, times + 1);
  script.src = times > 0 ? `${url}?r=${times}` : url;
  script.integrity = hashes[url.slice(url.lastIndexOf('/') + 1)] ?? '';
  document.head.append(script);
}
