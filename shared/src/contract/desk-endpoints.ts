import { Type } from '@sinclair/typebox';
import { Change } from './desk-entities';

/** The calls of the desk, all for staff: an extension, which another API does not have. */
export const deskEndpoints = {
  'GET /api/auth/desk/changes/': {
    auth: 'staff',
    summary: 'Extension: what staff changed, the latest first',
    query: Type.Object({
      before: Type.Optional(Type.Integer({ description: 'only those before the one of this id' })),
    }),
    reply: Type.Object({ results: Type.Array(Change) }),
  },
} as const;
