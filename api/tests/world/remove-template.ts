import { rm } from 'node:fs/promises';

/** After all tests. */
export default async function removeTemplate(): Promise<void> {
  const folder = process.env.PGLITE_TEMPLATE;
  if (folder) await rm(folder, { recursive: true, force: true });
}
