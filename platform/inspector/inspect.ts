/**
 * The overlay that `?inspect` brings: which app made each region of a page, and what the apps cost;
 * and links to previews of other versions. It uses nothing that the page runs, so that it also
 * works on a page that is not hydrated.
 */

import { type InspectData, inspectDataId, inspectParameter } from '../release-set/inspect-data';
import { appUses, type LoadedFile } from './facts/app-use';
import { supplySnapshot } from './facts/federation-snapshot';
import { findRegions } from './facts/find-regions';
import { element } from './panel/element';
import { inspectorStyles } from './panel/inspector.styles';
import { outlines } from './panel/outlines';
import { appsTable, buildPanel, regionButton } from './panel/panel';

const { currentScript } = document;
const own = currentScript instanceof HTMLScriptElement ? currentScript.src : '';
const data: InspectData = JSON.parse(document.getElementById(inspectDataId)?.textContent ?? '{}');

const host = element('div', { id: 'shop-inspector' });
const root = host.attachShadow({ mode: 'open' });
const layer = element('div', { class: 'outlines', 'aria-hidden': 'true' });
const table = element('div');
const list = element('ul');
/** the region that is pointed at in the list */
let pointed: string | undefined;
let frame = 0;
let shown = '';
let drawn = '';

// The browser's own list ends after some 250 files.
const files: LoadedFile[] = [];
let uses = appUses(data, files);
const loads = new PerformanceObserver((more) => {
  files.push(...(more.getEntries() as PerformanceResourceTiming[]));
  uses = appUses(data, files, own);
});
loads.observe({ type: 'resource', buffered: true });

/** Whatever moved a region, each frame shows it where it is. */
function update(): void {
  frame = requestAnimationFrame(update);
  const regions = findRegions(document.getElementById('root') ?? document.body, data.remotes);
  const rows = JSON.stringify([uses, regions.map(({ key, elements }) => [key, elements.length])]);
  if (rows !== shown) {
    shown = rows;
    table.replaceChildren(appsTable(uses));
    const focused = root.activeElement?.getAttribute('data-key');
    const items = regions.map((one) =>
      regionButton(one, (key) => {
        pointed = key;
      }),
    );
    list.replaceChildren(...items.map((item) => element('li', {}, item)));
    items.find((item) => item.dataset.key === focused)?.focus();
  }
  const frames = outlines(regions, uses, pointed);
  const next = frames.map((one) => one.outerHTML).join('');
  if (next !== drawn) layer.replaceChildren(...frames);
  drawn = next;
}

function close(): void {
  cancelAnimationFrame(frame);
  loads.disconnect();
  host.remove();
  const url = new URL(location.href);
  url.searchParams.delete(inspectParameter);
  history.replaceState(history.state, '', url);
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(inspectorStyles);
root.adoptedStyleSheets = [sheet];
root.append(layer, buildPanel(data, [table, list], close));
document.body.append(host);
update();
void supplySnapshot(data, location.href);
