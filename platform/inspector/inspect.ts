/**
 * The overlay that `?inspect` brings: which app made each region of a page, and what the apps cost;
 * and links to previews of other versions. It uses nothing that the page runs, so that it also
 * works on a page that is not hydrated.
 */

import { type InspectData, inspectDataId, inspectParameter } from '../release-set/inspect-data';
import type { LoadedFile } from './facts/app-use';
import { Inspector } from './panel/inspector';

function start(own: string): void {
  const block = document.getElementById(inspectDataId);
  const data: InspectData = JSON.parse(block?.textContent ?? '{}');
  const files: LoadedFile[] = [];
  const close = () => {
    stop();
    inspector.host.remove();
    const url = new URL(location.href);
    url.searchParams.delete(inspectParameter);
    history.replaceState(history.state, '', url);
  };
  const inspector = new Inspector({ data, files, own, onClose: close });
  document.body.append(inspector.host);
  const stop = watch(inspector, files);
}

/**
 * Updates the overlay when the page changes or moves, at most once per frame.
 * @returns ends it
 */
function watch(inspector: Inspector, files: LoadedFile[]): () => void {
  let frame: number | undefined;
  const update = () => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      inspector.update();
    });
  };
  const changes = new MutationObserver(update);
  changes.observe(document.getElementById('root') ?? document.body, {
    childList: true,
    subtree: true,
  });
  // The browser's own list ends after some 250 files.
  const loads = new PerformanceObserver((list) => {
    files.push(...(list.getEntries() as PerformanceResourceTiming[]));
    update();
  });
  loads.observe({ type: 'resource', buffered: true });
  const sizes = new ResizeObserver(update);
  sizes.observe(document.body);
  addEventListener('scroll', update, { capture: true, passive: true });
  addEventListener('resize', update);
  update();
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    for (const observer of [changes, loads, sizes]) observer.disconnect();
    removeEventListener('scroll', update, { capture: true });
    removeEventListener('resize', update);
  };
}

const { currentScript } = document;
start(currentScript instanceof HTMLScriptElement ? currentScript.src : '');
