import type { AppContract } from '../../release-set/release-set';
import type { RemoteBundle } from './bundle';
import { pathPatterns, shapeOf } from './path-patterns';

/**
 * Compares names of what a remote exposes with its contract.
 * @returns the rest of a sentence for each difference
 */
export function differences(bundle: RemoteBundle, contract: AppContract): string[] {
  const answered = [...pathPatterns(bundle.routes), ...Object.keys(bundle.documents ?? {})];
  const shapes = (patterns: readonly string[]) => new Set(patterns.map(shapeOf));
  const owned = contract.paths.find((path) => !shapes(answered).has(shapeOf(path)));
  const unowned = answered.find((path) => !shapes(contract.paths).has(shapeOf(path)));
  const element = contract.embeds.find((name) => !bundle.embeds?.[name]);
  const widget = contract.widgets.find((name) => !bundle.widgets[name]);
  return [
    ...(bundle.name === contract.name ? [] : [`calls itself "${bundle.name}"`]),
    ...(owned ? [`owns ${owned} in its contract, but has no page for it`] : []),
    ...(unowned ? [`has a page for ${unowned}, which its contract.json does not own`] : []),
    ...(widget ? [`cannot load its widget ${widget}: it is not exposed`] : []),
    ...(element ? [`names <${element}> in its contract, but does not expose it`] : []),
  ];
}
