import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|json|svg|css)$/;

/**
 * Puts `.br` and `.gz` beside a text file, so that serving it costs nothing.
 * @returns bytes of the brotli form; undefined for a file that is sent as it is
 */
export async function compressFile(folder: string, name: string): Promise<number | undefined> {
  if (!compressible.test(name)) return undefined;
  const file = path.join(folder, name);
  const bytes = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return br.length;
}
