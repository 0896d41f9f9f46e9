import type { CommentReply } from '@shop/shared/contract';
import type { CommentRow } from '../repositories/comments-repository';

/** A comment as the contract writes it; `email` holds the part before the @ only. */
export const commentReply = (row: CommentRow): CommentReply => ({
  id: row.id,
  blog: row.post_id,
  content: row.content,
  approved: row.approved,
  created_at: row.created_at.toISOString(),
  user: { first_name: row.first_name, email: row.email_name },
});
