/** Whether an address is a page of this site, which the router can show: '/…', never '//…'. */
export const isInternal = (address: string): boolean => /^\/(?![/\\])/.test(address);

/** What a link to another site, a phone or a mail program needs; web pages open in a new tab. */
export const externalAttributes = (address: string) =>
  /^https?:/i.test(address) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
