const event = 'securitypolicyviolation';

/**
 * Listens for the page's policy to refuse an address, until it is asked.
 * @returns ends the listening, and says whether it did
 */
export function isRefused(url: string): () => Promise<boolean> {
  let refused = false;
  const hear = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    refused ||= blockedURI !== '' && url.startsWith(blockedURI);
  };
  document.addEventListener(event, hear);
  return async () => {
    // The browser tells of it after the request has failed.
    await new Promise((resolve) => setTimeout(resolve));
    document.removeEventListener(event, hear);
    return refused;
  };
}
