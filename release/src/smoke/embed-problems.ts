import type { BundleTask } from './bundle-task';
import { type Embeds, embedChanges } from './embed-changes';
import { type Face, type HostBundle, readFace } from './face';
import { failure } from './failure';

/** None where the bundle that is live does not load: then nobody sees its elements. */
export async function liveEmbeds(
  bundle: string,
  platform: HostBundle['platform'],
): Promise<Embeds> {
  try {
    return await embedsOf(readFace(bundle, platform));
  } catch {
    return {};
  }
}

/** @returns what a remote offers to other web pages */
export async function embedsOf(face: Face | undefined): Promise<Embeds> {
  const loading = Object.entries(face?.embeds ?? {}).map(
    async ([element, embed]) => [element, await embed()] as const,
  );
  return Object.fromEntries(await Promise.all(loading));
}

/**
 * Loads what a remote offers to other web pages, and compares it with what is live.
 * @returns the rest of a sentence for each problem
 */
export async function problemsOfEmbeds(
  face: Face,
  { contract }: BundleTask['remotes'][number],
  before: Embeds,
  drops: readonly string[],
): Promise<string[]> {
  let embeds: Embeds = {};
  const why = await failure(async () => {
    embeds = await embedsOf(face);
  });
  if (why) return [`cannot load its elements for other web pages: ${why}`];
  const missing = contract.embeds.find((element) => !embeds[element]);
  const blind = Object.entries(embeds).find(([, { widget }]) => !face.widgets[widget]);
  return [
    ...(missing ? [`names <${missing}> in its contract, but does not expose it`] : []),
    ...(blind ? [`offers <${blind[0]}>, but no widget ${blind[1].widget}`] : []),
    ...embedChanges(embeds, before, drops),
  ];
}
