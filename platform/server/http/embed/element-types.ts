import type { elementManifest } from './element-manifest';

type Manifest = ReturnType<typeof elementManifest>;
type Declaration = Manifest['modules'][number]['declarations'][number];

/** What a library has to know of the elements, in addition to what any page has. */
const libraries: Readonly<Record<string, (elements: readonly Declaration[]) => string>> = {
  react: (elements) => `
import type { HTMLAttributes, RefAttributes } from 'react';
type Listeners = { [E in keyof EmbedEvents as \`on\${E}\`]?: (event: EmbedEvents[E]) => void };
type Props<A> = A & Listeners & RefAttributes<EmbedElement> & Omit<HTMLAttributes<EmbedElement>, keyof A>;
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${lines(elements, ({ tagName, name }) => `'${tagName}': Props<${name}>;`)}
    }
  }
}
`,
  vue: (elements) => `
import type { HTMLAttributes } from 'vue';
type Listeners = { [E in keyof EmbedEvents as \`on\${Capitalize<E>}\`]?: (event: EmbedEvents[E]) => void };
type Component<A> = new () => EmbedElement & { $props: A & Listeners & Omit<HTMLAttributes, keyof A> };
declare module 'vue' {
  interface GlobalComponents {
${lines(elements, ({ tagName, name }) => `'${tagName}': Component<${name}>;`)}
  }
}
`,
};

const lines = <T>(all: Iterable<T>, write: (one: T) => string): string =>
  [...all].map(write).join('\n');

/** TypeScript declarations of the elements in a manifest. @param library `react`, `vue`, or another word for none */
export function elementTypes({ modules }: Manifest, library: string): string {
  const elements = modules.flatMap(({ declarations }) => declarations);
  const events = elements.flatMap((one) =>
    one.events.map(({ name, type }) => [name, type.text] as const),
  );
  return `export interface EmbedElement extends HTMLElement {
  refresh(): Promise<void>;
}
export interface EmbedEvents {
${lines(new Map(events), ([name, type]) => `'${name}': ${type};`)}
}
${lines(
  elements,
  ({ name, attributes }) => `export interface ${name} {
${lines(attributes, (one) => `/** ${one.description.replaceAll('*/', '* /')} */\n${JSON.stringify(one.name)}?: ${one.type.text};`)}
}`,
)}
declare global {
  interface HTMLElementTagNameMap {
${lines(elements, ({ tagName }) => `'${tagName}': EmbedElement;`)}
  }
  interface GlobalEventHandlersEventMap extends EmbedEvents {}
}
${libraries[library]?.(elements) ?? ''}`;
}
