declare global {
  interface Window {
    /** the measurement under way in the page, in ms */
    benchTime?: Promise<number>;
    __name?: (value: unknown) => unknown;
  }
}

/**
 * Makes functions that are sent into a page run there: the compiler calls this helper in them to
 * keep their names.
 */
export const pageHelpers = 'globalThis.__name ??= (value) => value;';
