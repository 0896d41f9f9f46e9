/** What the store does not do, in one sentence that the person who asked can act on. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
