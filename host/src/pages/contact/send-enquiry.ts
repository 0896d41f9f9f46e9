import { request } from '@shop/shared/http';
import { type Enquiry, enquiryFields, meantBy } from './enquiry-rules';

/**
 * Sends an enquiry with the source `website` (spec section 7), its texts as they are meant.
 * @param trap what a robot wrote into the field that people do not see
 * @throws as `request`
 */
export async function sendEnquiry(values: Enquiry, trap: string): Promise<void> {
  const meant = Object.fromEntries(
    enquiryFields.map((field) => [field, meantBy(field, values[field])]),
  ) as Enquiry;
  await request('POST /api/auth/contact/', {
    body: { ...meant, source: 'website', ...(trap === '' ? {} : { website_url: trap }) },
  });
}
