import { commonAttributes, type EmbedAttribute } from '../../../release-set/embed-definition';
import type { Rendered } from '../../messages';

/** event → TypeScript type of its `detail` */
type Events = Readonly<Record<string, string>>;

/** What an attribute takes: a TypeScript type, and what that type does not say. */
function typeOf(attribute: EmbedAttribute): [type: string, limits?: string] {
  switch (attribute.kind) {
    case 'choice':
      return [attribute.of.map((one) => JSON.stringify(one)).join(' | ')];
    case 'count':
      return [`number | \`\${number}\``, `${attribute.from} to ${attribute.to}`];
    case 'names':
      return ['string', `${attribute.most} at most, separated by commas or spaces`];
    case 'text':
      return ['string', `${attribute.most} characters at most`];
  }
}

/**
 * The elements of a release as a custom elements manifest, schema 2.1.0: for editors, catalogues,
 * and the types that are made of it.
 * @param events those of the site's own script, in addition to the platform's
 * @param path of the loader
 */
export const elementManifest = (elements: Rendered['embeds'], events: Events, path: string) => ({
  schemaVersion: '2.1.0',
  modules: Object.entries(elements).map(([tagName, { definition }]) => {
    const name = tagName.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());
    const attributes = Object.entries({ ...definition.attributes, ...commonAttributes });
    const declaration = {
      ...{ kind: 'class', customElement: true, tagName, name, description: definition.title },
      superclass: { name: 'HTMLElement' },
      attributes: attributes.map(([attribute, given]) => {
        const [text, limits] = typeOf(given);
        const description = [given.label, limits, given.hint].filter(Boolean).join('. ');
        return { name: attribute, description, type: { text } };
      }),
      members: [{ kind: 'method', name: 'refresh', return: { type: { text: 'Promise<void>' } } }],
      // The last one comes from `embed/site-element.ts`.
      events: Object.entries({ ...events, 'shop:error': '{ reason: string }' }).map(
        ([event, detail]) => ({ name: event, type: { text: `CustomEvent<${detail}>` } }),
      ),
    };
    const defines = { kind: 'custom-element-definition', name: tagName, declaration: { name } };
    return { kind: 'javascript-module', path, declarations: [declaration], exports: [defines] };
  }),
});
