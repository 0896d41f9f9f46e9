import ts from 'typescript';
import { splitVersion } from '../../release-set/names';
import { elementManifest } from '../../server/http/embed/element-manifest';
import { elementTypes } from '../../server/http/embed/element-types';
import type { AppTypes } from './live-types';

/** First words of a file that `types pull` wrote, by which it knows those that it may remove. */
export const headerOf = (app: string): string => `// ${app}@`;

/**
 * TypeScript declarations of what an app offers to others, the same for the same version: widgets
 * and events for `federated-site/react`, elements for the DOM and React's JSX.
 * @returns undefined when it offers nothing
 */
export function declareApp({ name, version, ...offers }: AppTypes): string | undefined {
  const { types, embedDefinitions = {} } = offers;
  const typeOf = (one: string, otherwise: string): string => {
    const type = types[one] ?? 'unknown';
    return type !== 'unknown' && isType(type) ? type : otherwise;
  };
  const member = (one: string, type: string) => `    ${JSON.stringify(one)}: ${type};`;
  const widgets = offers.widgets
    .map((short) => `${name}/${short}`)
    .sort()
    .map((widget) => member(widget, typeOf(widget, 'Record<string, unknown>')));
  const events = [...offers.emits].sort().map((emitted) => {
    const [event, number] = splitVersion(emitted);
    return `    /** @version ${number} */\n${member(event, typeOf(event, 'unknown'))}`;
  });
  const elements = Object.entries(embedDefinitions).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  if (widgets.length + events.length + elements.length === 0) return undefined;
  const table = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`  interface ${title} {`, ...lines, '  }'] : [];
  const shown = elements.map(([tag, definition]) => [tag, { widget: '', definition }]);
  const manifest = elementManifest(Object.fromEntries(shown), {}, '/embed.js');
  return [
    `${headerOf(name)}${version}, written by \`federated-site release types pull\`: not to be edited.`,
    "import 'federated-site/react';",
    "declare module 'federated-site/react' {",
    ...table('Widgets', widgets),
    ...table('Events', events),
    '}',
    elements.length > 0 ? elementTypes(manifest, 'react') : '',
  ].join('\n');
}

/** Whether a text is one type and nothing after it: it comes from another team. */
function isType(text: string): boolean {
  const code = `type T = ${text};`;
  const { diagnostics = [] } = ts.transpileModule(code, { reportDiagnostics: true });
  const { statements } = ts.createSourceFile('type.ts', code, ts.ScriptTarget.ES2022);
  return diagnostics.length === 0 && statements.length === 1;
}
