import type { Migration } from 'kysely/migration';
import * as catalogue from './0001-catalogue';
import * as accounts from './0002-accounts';
import * as blog from './0003-blog';
import * as enquiries from './0004-enquiries';

/** Every migration in order. One that has been released is never edited: add another. */
export const migrations: Record<string, Migration> = {
  '0001-catalogue': catalogue,
  '0002-accounts': accounts,
  '0003-blog': blog,
  '0004-enquiries': enquiries,
};
