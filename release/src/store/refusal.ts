/**
 * What kind of no it is: asked wrongly, not allowed to who asks, about what does not exist, or at
 * odds with what the store has. The release server answers each with a status of its own.
 */
export type RefusalKind = 'invalid' | 'forbidden' | 'missing' | 'conflict' | 'too large';

/** What the store does not do, in one sentence that the person who asked can act on. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    message: string,
    readonly kind: RefusalKind = 'conflict',
  ) {
    super(message);
  }
}
