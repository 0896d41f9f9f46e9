/** Whether PostgreSQL can hold this text: no NUL, no lone surrogate. Nothing else can match it. */
export const isStorableText = (text: string): boolean =>
  !text.includes('\0') && !/\p{Surrogate}/u.test(text);

const maxId = 2_147_483_647;

/** The id that a piece of text means, or undefined when it is none an integer column can hold. */
export function databaseId(text: string): number | undefined {
  if (!/^\d{1,10}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= maxId ? id : undefined;
}
