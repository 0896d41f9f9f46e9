import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a JSON file; a reader sees the old content or the new, never half of it. */
export async function writeAtomically(file: string, value: unknown): Promise<void> {
  const draft = path.join(path.dirname(file), `.${randomUUID()}`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(draft, `${JSON.stringify(value, null, 1)}\n`, { flush: true });
  await rename(draft, file);
}
