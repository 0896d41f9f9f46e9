import type { ImportTarget } from '../import/database-access';
import type { ImportReport } from '../import/import-data';
import { type ImportProblem, ImportRefused } from '../import/import-problem';
import type { ModeratedComment } from '../repositories/comment-moderation';
import type { EnquiryRow } from '../repositories/enquiries-repository';

/** Access to the data of a shop that is running, through its admin server. */
export function runningShopAccess(admin: { port: number; token: string }): ImportTarget {
  const call = async (path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${admin.port}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${admin.token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (response.status === 422) {
      throw new ImportRefused((answer as { problems: ImportProblem[] }).problems);
    }
    if (!response.ok) {
      throw new Error(`The running shop refused: ${(answer as { message?: string }).message}`);
    }
    return answer;
  };
  return {
    categoryNames: async () => (await call('/category-names')) as string[],
    wantsSeed: async (hash) => (await call(`/wants-seed/${hash}`)) as boolean,
    apply: async (data) => (await call('/import', data)) as ImportReport,
    enquiries: async (limit) => (await call(`/enquiries/${limit}`)) as EnquiryRow[],
    comments: async ({ waiting, limit }) =>
      (await call(`/comments/${waiting ? 'waiting' : 'all'}/${limit}`)) as ModeratedComment[],
    approveComments: async (ids) => (await call('/comments/approve', ids)) as number[],
    removeComments: async (ids) => (await call('/comments/remove', ids)) as number[],
    close: async () => {},
  };
}
