/** Calls that are under way at once. */
const maxConcurrent = 8;

/** Calls for each, some at a time; after a failure no further call begins. */
export async function forEach<T>(all: readonly T[], call: (one: T) => Promise<unknown>) {
  const left = [...all];
  const work = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) {
      await call(one).catch((error: unknown) => {
        left.length = 0;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: maxConcurrent }, work));
}
