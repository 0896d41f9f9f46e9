import type { ModeratedComment, ModerationList } from '../repositories/comment-moderation';
import type { EnquiryRow } from '../repositories/enquiries-repository';
import type { ImportData, ImportReport } from './import-data';

/** A way to the shop's data: its database, or the running shop that has it open. */
export interface ImportTarget {
  /** The names that products may use for the categories the shop has. */
  categoryNames(): Promise<string[]>;
  /** Whether a seed with this hash should be loaded. */
  wantsSeed(hash: string): Promise<boolean>;
  /** Writes all of it or nothing. Throws ImportRefused. */
  apply(data: ImportData): Promise<ImportReport>;
  /** What visitors wrote on the contact page, the last one first. */
  enquiries(limit: number): Promise<EnquiryRow[]>;
  /** The latest comments, the newest first. */
  comments(wanted: ModerationList): Promise<ModeratedComment[]>;
  /** Shows comments, all or none; gives the ids that no comment has. */
  approveComments(ids: readonly number[]): Promise<number[]>;
  /** Deletes comments, all or none; gives the ids that no comment has. */
  removeComments(ids: readonly number[]): Promise<number[]>;
  close(): Promise<void>;
}
