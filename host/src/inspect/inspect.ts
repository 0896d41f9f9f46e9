/**
 * The overlay that `?inspect` brings: whose the regions of a page are, what their parts cost, who
 * provides what they share; and another version of one remote for this tab. It stands on nothing
 * that the page runs, so that it also tells of one that does not come alive.
 */

import { type InspectData, inspectDataId } from '@shop/shared/release/inspect-data';
import type { PageData } from '../page-data';
import { addressWith, leave, settleChoice, valueHere } from './choice/choice';
import { keepParameter } from './choice/keep-parameter';
import type { LoadedFile } from './facts/part-use';
import { Inspector } from './panel/inspector';

const read = <T>(id: string): T => JSON.parse(document.getElementById(id)?.textContent ?? '{}');

function start(own: string): void {
  const data = read<InspectData>(inspectDataId);
  const { release } = read<PageData>('page-data');
  const asked = valueHere();
  if (!settleChoice(data)) return;
  const letGo = keepParameter();
  const files: LoadedFile[] = [];
  const close = () => {
    letGo();
    // With another version in the tab, only a full load brings the usual one.
    if (data.swap) return leave();
    stop();
    inspector.host.remove();
    history.replaceState(history.state, '', addressWith(undefined));
  };
  const inspector = new Inspector({ data, release, asked, files, own, onClose: close });
  document.body.append(inspector.host);
  const stop = watch(inspector, files);
}

/**
 * Follows what comes and what moves, at most once for each picture on the screen.
 * @returns ends it
 */
function watch(inspector: Inspector, files: LoadedFile[]): () => void {
  let wanted: 'update' | 'place' | undefined;
  const soon = (what: 'update' | 'place') => {
    if (!wanted) {
      requestAnimationFrame(() => {
        const now = wanted;
        wanted = undefined;
        if (now) inspector[now]();
      });
    }
    if (wanted !== 'update') wanted = what;
  };
  const place = () => soon('place');
  const changes = new MutationObserver(() => soon('update'));
  changes.observe(document.getElementById('root') ?? document.body, {
    childList: true,
    subtree: true,
  });
  // The browser's own list ends after some 250 files.
  const loads = new PerformanceObserver((list) => {
    files.push(...(list.getEntries() as PerformanceResourceTiming[]));
    soon('update');
  });
  loads.observe({ type: 'resource', buffered: true });
  const sizes = new ResizeObserver(place);
  sizes.observe(document.body);
  addEventListener('scroll', place, { capture: true, passive: true });
  addEventListener('resize', place);
  soon('update');
  return () => {
    wanted = undefined;
    for (const observer of [changes, loads, sizes]) observer.disconnect();
    removeEventListener('scroll', place, { capture: true });
    removeEventListener('resize', place);
  };
}

const { currentScript } = document;
start(currentScript instanceof HTMLScriptElement ? currentScript.src : '');
