import { performReactRefresh } from 'react-refresh/runtime';
import type { HotPart, HotUpdate } from './hot-update';
import { readModules } from './read-modules';
import { replaceModules } from './replace-modules';

/** container of the newest build that was taken in → the container whose runtime it runs in */
const running = new Map<string, string>();

/**
 * Takes a new build into the page without losing what was typed, chosen or opened in it.
 * @returns false when the page must be loaded again: another part than those here was built, or
 *   more than components has changed
 */
export async function takeIn({ parts, whole }: HotUpdate): Promise<boolean> {
  if (whole) return false;
  for (const part of parts) if (!(await takePart(part))) return false;
  performReactRefresh();
  return true;
}

async function takePart({ from, to, scripts }: HotPart): Promise<boolean> {
  const container = running.get(from) ?? from;
  const runtime = window.shopRuntimes?.[container];
  if (!runtime) return false;
  const modules = await readModules({ container, to, scripts });
  if (!replaceModules(runtime, modules)) return false;
  running.set(to, container);
  return true;
}
