import path from 'node:path';
import ts from 'typescript';
import { elementManifest } from './element-manifest';
import { elementTypes } from './element-types';
import { sampleElements } from './testing/sample-elements';

const events = { 'library:open': '{ id: number }' };
const manifest = elementManifest(sampleElements, events, '/embed.js');

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  skipLibCheck: true,
  types: [],
};

/** Files of libraries, read for all tests one time. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Compiles a page's code with the types. @returns what the compiler says, with line numbers */
function complaints(library: string, file: string, code: string, from = manifest): string[] {
  const at = (name: string) => path.join(__dirname, 'testing', name);
  const files = new Map([
    // As a source: the compiler would not check a declaration file.
    [at(`${library}.ts`), elementTypes(from, library)],
    [at(file), `import './${library}';\n${code}`],
  ]);
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile, readFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, ...rest) => {
    const text = files.get(name);
    if (text !== undefined) return ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
    if (!parsed.has(name)) parsed.set(name, getSourceFile(name, ...rest));
    return parsed.get(name);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file, start = 0 }) => {
    const line = file?.getLineAndCharacterOfPosition(start).line;
    return `${path.basename(file?.fileName ?? '')}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

describe('the types of the elements', () => {
  it('tell a page without a library what an element can, and what its events hold', () => {
    const code = `
      const grid = document.createElement('library-grid');
      grid.refresh().then(() => document.addEventListener('library:open', ({ detail }) => detail.id + 1));
      grid.addEventListener('shop:error', ({ detail }) => detail.reason.length);
      // @ts-expect-error: not in the detail
      document.addEventListener('library:open', ({ detail }) => detail.title);`;
    expect(complaints('dom', 'page.ts', code)).toEqual([]);
  });

  it('check what a React component writes', () => {
    const code = `
      export const Page = () => (
        <library-grid limit={4} sort="new" theme="dark" className="a" key="b" ref={(grid) => void grid?.refresh()}
          onlibrary:open={(event) => void event.detail.id}><a href="/">All</a></library-grid>
      );
      // @ts-expect-error: not one of its values
      export const Wrong = () => <library-grid sort="best" />;
      // @ts-expect-error: not an attribute
      export const Unknown = () => <library-news limit={4} />;
      // @ts-expect-error: not an element
      export const Missing = () => <library-shelf />;`;
    expect(complaints('react', 'page.tsx', code)).toEqual([]);
  });

  it('check what a Vue template writes', () => {
    const code = `
      import type { GlobalComponents } from 'vue';
      type Props = InstanceType<GlobalComponents['library-grid']>['$props'];
      export const right: Props = { limit: '4', sort: 'new', class: 'a', 'onLibrary:open': ({ detail }) => void detail.id };
      // @ts-expect-error: not one of its values
      export const wrong: Props = { sort: 'best' };`;
    expect(complaints('vue', 'page.ts', code)).toEqual([]);
  });

  it('compile whatever an attribute is called, and whatever its label says', () => {
    const label = 'Most **//; no comment *//';
    const attributes = { 'max-items': { kind: 'count' as const, label, from: 1, to: 9 } };
    const definition = { widget: 'Grid', title: 'Grid', attributes };
    const elements = { 'library-grid': { widget: 'catalog/Grid', definition } };
    const code = 'export const Page = () => <library-grid max-items={4} />;';
    expect(
      complaints('react', 'page.tsx', code, elementManifest(elements, {}, '/embed.js')),
    ).toEqual([]);
  });
});
