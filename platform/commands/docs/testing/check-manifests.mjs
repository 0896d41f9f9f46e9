import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/**
 * Prints what Kubernetes would refuse in the documents on the standard input, a list of JSON, as a
 * list of texts. A process of its own: the models are modules of ECMAScript, and hundreds.
 */
const documents = JSON.parse(readFileSync(0, 'utf8'));
const modelOf = ({ apiVersion, kind }) => `kubernetes-models/${apiVersion}/${kind}`;
const nameOf = ({ kind, metadata }) => `${kind} ${metadata?.name}`;

/** Types, formats such as those of quantities, and what has to be there: by the published schemas. */
async function refusedBySchema(document) {
  const { [document.kind]: Model } = await import(modelOf(document));
  try {
    new Model(document).validate();
    return [];
  } catch (error) {
    return [`${nameOf(document)}: ${error.message}`];
  }
}

/** Names that no schema has: the schemas let them pass, and the types of the same package do not. */
function refusedByTypes() {
  const file = path.join(path.dirname(fileURLToPath(import.meta.url)), 'manifests.ts');
  const text = documents
    .map((one, at) => {
      const type = `import('${modelOf(one)}').I${one.kind}`;
      return `export const document${at}: ${type} = ${JSON.stringify(one)};`;
    })
    .join('\n');
  const options = {
    ...{ noEmit: true, strict: true, skipLibCheck: true, types: [], lib: ['lib.es2020.d.ts'] },
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ...rest) : getSourceFile(name, ...rest);
  return ts.getPreEmitDiagnostics(ts.createProgram([file], options, host)).map((problem) => {
    const line = problem.file?.getLineAndCharacterOfPosition(problem.start ?? 0).line ?? 0;
    return `${nameOf(documents[line])}: ${ts.flattenDiagnosticMessageText(problem.messageText, ' ')}`;
  });
}

const bySchema = (await Promise.all(documents.map(refusedBySchema))).flat();
process.stdout.write(JSON.stringify([...bySchema, ...refusedByTypes()]));
