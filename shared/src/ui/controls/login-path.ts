/**
 * Where a visitor signs in and then comes back.
 * @param here path and query of the page they are on
 */
export const loginPath = (here: string): string => `/login?next=${encodeURIComponent(here)}`;
