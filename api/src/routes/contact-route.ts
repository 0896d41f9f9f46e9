import {
  isContactEmail,
  isLongerThan,
  isPhone,
  plainEmail,
  withPlainDigits,
} from '@shop/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { RateLimit } from '../auth/rate-limit';
import type { Database } from '../db/schema';
import { type Forwarding, forwardEnquiries } from '../enquiries/forward-enquiries';
import { optional, readFields } from '../fields/fields';
import { charField } from '../fields/text-fields';
import { addEnquiry, unusedEnquiryId } from '../repositories/enquiries-repository';
import type { Serve } from './serve';

/** Spec section 5, the contact form. What the form takes is never refused here. */
const fields = {
  name: charField({ maxLength: 150 }),
  email: charField({
    maxLength: 254,
    normalize: plainEmail,
    validate: (text) => (isContactEmail(text) ? [] : ['Enter a valid email address.']),
  }),
  phone: charField({
    maxLength: 50,
    normalize: withPlainDigits,
    validate: (text) => (isPhone(text) ? [] : ['Please enter a valid phone number (7–15 digits).']),
  }),
  message: charField({
    maxLength: 5_000,
    validate: (text) =>
      isLongerThan(text, 9) ? [] : ['Message should be at least 10 characters.'],
  }),
  source: optional(charField({ maxLength: 50, allowBlank: true }), 'website'),
  // People do not see it.
  website_url: optional(charField({ allowBlank: true }), ''),
};

/** Enquiries: stored first, then mailed to the shopkeeper (spec section 7). */
export function contactRoute(
  app: FastifyInstance,
  serve: Serve,
  { db, limit, ...options }: Omit<Forwarding, 'onError'> & { db: Database; limit: RateLimit },
): void {
  const onError = (error: unknown) => app.log.error(error);
  const forwarding = forwardEnquiries(db, { ...options, onError });
  app.addHook('onReady', async () => forwarding.start());
  app.addHook('onClose', () => forwarding.close());

  serve('POST /api/auth/contact/', async ({ body, request, reply }) => {
    // By address alone: a sender that floods a shop invents names.
    await limit(request.ip, '');
    const { website_url: honeypot, ...enquiry } = await readFields(body, fields);
    reply.code(201);
    if (honeypot !== '') return { id: await unusedEnquiryId(db), ...enquiry };
    const id = await addEnquiry(db, enquiry);
    forwarding.kick();
    return { id, ...enquiry };
  });
}
