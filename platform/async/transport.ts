/** How calls reach an API. */
export interface Transport {
  /** before each path; '' for the page's own origin */
  base: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}
