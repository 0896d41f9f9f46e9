import { shopConfig } from '@shop/shared/config';
import type { DeskEnquiryReply } from '@shop/shared/contract';
import { whatsappUrl } from '@shop/shared/format';

/** Of a number without its country, which is then the shop's own. */
const nationalDigits = 10;

/** @returns a link that opens WhatsApp with the one who asked, and an answer that is begun */
export function enquiryChatUrl({ name, phone }: Pick<DeskEnquiryReply, 'name' | 'phone'>): string {
  const shop = shopConfig();
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  const isNational = !/^\s*(\+|00)/.test(phone) && digits.length === nationalDigits;
  const country = isNational ? shop.whatsapp.replace(/\D/g, '').slice(0, -nationalDigits) : '';
  const text = `Hello ${name}, ${shop.name} thanks you for your message.`;
  return whatsappUrl(country + digits, text);
}
