import type { Migration } from 'kysely/migration';
import * as catalogue from './0001-catalogue';

/** Every migration in order. One that has been released is never edited: add another. */
export const migrations: Record<string, Migration> = {
  '0001-catalogue': catalogue,
};
