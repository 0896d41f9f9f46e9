/**
 * The name that bytes of a source are told under: a package, or a folder of ours two deep.
 * @param source as the source map names it, `webpack://host/./src/client/main.tsx`
 */
export function groupOf(source: string): string {
  if (source === '') return '(webpack)';
  const [, inside] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  if (inside) return inside;
  if (/webpack\/(runtime|bootstrap)/.test(source)) return '(webpack)';
  const [, ours] = /((?:shared|host|[a-z]+-mf)\/src\/.*)/.exec(source) ?? [];
  return ours ? ours.split('/').slice(0, 4).join('/') : '(federation)';
}
