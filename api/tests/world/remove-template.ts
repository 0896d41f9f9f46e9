import { rm } from 'node:fs/promises';
import { dropTestDatabase } from './test-database';

/** After all tests. */
export default async function removeTemplates(): Promise<void> {
  const { TEST_TEMPLATES: folder, TEST_TEMPLATE_DATABASE: database } = process.env;
  if (folder) await rm(folder, { recursive: true, force: true });
  if (database) await dropTestDatabase(database);
}
