import { shopConfig } from '@shop/shared/config';
import { collapseSpaces, greetingUrl, whatsappUrl } from '@shop/shared/format';
import type { Enquiry } from './enquiry-rules';

/** Opens a chat that begins with what was written into the form, else with a greeting. */
export function enquiryChatUrl({ name, message }: Enquiry): string {
  const words = message.trim();
  if (words === '') return greetingUrl();
  const who = collapseSpaces(name);
  const hello = who === '' ? 'Hello!' : `Hello! This is ${who}.`;
  return whatsappUrl(shopConfig().whatsapp, `${hello}\n${words}`);
}
