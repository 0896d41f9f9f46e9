import { createContext, useContext } from 'react';

/** Where the server collects structured data; nothing in the browser, where no robot reads it. */
export const StructuredDataContext = createContext<object[] | undefined>(undefined);

/**
 * Structured data for search engines, put into the head of the server's HTML. Behind
 * `typeof process === 'object' &&` the build leaves it out of scripts for browsers, with what makes it.
 * @param data a schema.org object, without `@context`
 */
export function JsonLd({ data }: { data: object }): null {
  useContext(StructuredDataContext)?.push(data);
  return null;
}
