import { type Static, Type } from '@sinclair/typebox';

const Fields = Type.Record(Type.String(), Type.Unknown());
const When = Type.String({ format: 'date-time' });

/** A change by staff; `before` and `after` hold the fields that changed. */
export const Change = Type.Object({
  id: Type.Integer(),
  at: When,
  who: Type.String({ description: 'first name, or the part of the address before the @' }),
  kind: Type.Union(
    (['product', 'comment', 'enquiry', 'order'] as const).map((kind) => Type.Literal(kind)),
  ),
  ref: Type.String({ description: 'id or key of what was changed' }),
  title: Type.String(),
  before: Fields,
  after: Fields,
  undone_at: Type.Union([When, Type.Null()]),
});

export type ChangeReply = Static<typeof Change>;
