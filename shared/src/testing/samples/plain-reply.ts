/** Fields that only our API has; the spec's own API answers without them. */
const extensions = ['alt', 'color', 'placeholder', 'width', 'height', 'sources', 'picture'];

/** The same reply from an API that knows only the spec's fields. */
export function plainReply(reply: unknown): unknown {
  if (Array.isArray(reply)) return reply.map(plainReply);
  if (typeof reply !== 'object' || reply === null) return reply;
  return Object.fromEntries(
    Object.entries(reply)
      .filter(([name]) => !extensions.includes(name))
      .map(([name, value]) => [name, plainReply(value)]),
  );
}
