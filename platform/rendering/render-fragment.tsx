import { messageOf } from '../async';
import { type EmbedDefinition, loadRemote, type WidgetDefinition } from '../react';
import { embedProps } from '../release-set/embed-props';
import { fragmentStyle } from './fragment-style';
import { failureOf } from './remote-data';
import { renderRoutes } from './render-routes';
import type { FragmentLook } from './rendering-site';
import { entryTimeoutsMs, withLimit } from './timeouts';

/** A widget for another web page, or why there is none, as plain data. */
export type FragmentAnswer =
  | { html: string /** without style elements */; css: string }
  | { missing: true }
  | { wrong: string }
  | {
      failed: true;
      /** missing where the API does not answer */
      reason?: string;
      /** by the widget itself: its data had come */
      broken?: true;
    };

/** A widget renders the same at any address. */
const anyUrl = 'http://site.invalid/';

/**
 * Renders a widget for another web page, signed out, from the same `load` and `Component` as in
 * the site. Only widgets that their owner's `embeds` name can be had.
 * @param query the props, as text of a query
 * @throws when the owner cannot be loaded
 */
export type RenderFragment = (
  owner: string,
  widget: string,
  query: string,
) => Promise<FragmentAnswer>;

/** @param look what a widget looks like in another web page */
export function fragmentRenderer(look: FragmentLook): RenderFragment {
  const draw = drawWith(look);
  return async (owner, widget, query) => {
    const remote = await loadRemote(owner);
    const embeds = await Promise.all(Object.values(remote.embeds ?? {}).map((embed) => embed()));
    const embed = embeds.find((one) => one.widget === widget);
    const load = Object.hasOwn(remote.widgets, widget) ? remote.widgets[widget] : undefined;
    if (!embed || !load) return { missing: true };
    const read = embedProps(embed, query);
    if ('wrong' in read) return read;
    try {
      const { Component, load: ask } = await load();
      const data = await withLimit(entryTimeoutsMs.widget, `${owner}/${widget}`, (signal) =>
        ask(read.props, signal),
      );
      return await draw(Component, { ...read.props, data }).catch((error: unknown) => ({
        failed: true,
        broken: true,
        reason: messageOf(error),
      }));
    } catch (error) {
      return failureOf(error);
    }
  };
}

function drawWith(look: FragmentLook) {
  const FragmentStyle = fragmentStyle(look);
  const { MissingPicture } = look;
  return async (Component: WidgetDefinition['Component'], props: { data: unknown }) => {
    const { html, styleTags } = await renderRoutes(
      [{ path: '*', element: <Component {...props} /> }],
      anyUrl,
      (router) => (
        <>
          <FragmentStyle />
          {/* Replaces pictures that fail. */}
          <div hidden part="missing">
            {MissingPicture && <MissingPicture />}
          </div>
          {router}
        </>
      ),
      entryTimeoutsMs.drawWidget,
    );
    return { html, css: styleTags.replace(/<\/?style[^>]*>/g, '') };
  };
}

/** An element for other web pages, as the loader knows it. */
export interface EmbedElement {
  /** `catalog/ProductGrid` */
  widget: string;
  definition: EmbedDefinition;
}

/**
 * The elements that remotes offer to other web pages.
 * @param owners names of remotes; one that cannot be loaded offers none
 */
export async function listEmbeds(
  owners: readonly string[],
): Promise<Readonly<Record<string, EmbedElement>>> {
  const embedsOf = async (owner: string) => {
    const embeds = Object.entries((await loadRemote(owner)).embeds ?? {});
    return Promise.all(
      embeds.map(async ([element, load]) => {
        const definition = await load();
        return [element, { widget: `${owner}/${definition.widget}`, definition }] as const;
      }),
    );
  };
  const lists = await Promise.all(owners.map((owner) => embedsOf(owner).catch(() => [])));
  return Object.fromEntries(lists.flat());
}
