/** Where requests go and what carries them; the server puts its own in. */
export interface Transport {
  /** Put before every path; '' in the browser, where the storefront forwards `/api`. */
  base: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

let current: Transport = { base: '', fetch: (url, init) => fetch(url, init) };

export const transport = (): Transport => current;

/** For the host's server bundle and for tests. */
export function setTransport(next: Transport): void {
  current = next;
}
