import { request } from '@shop/shared/http';
import { type Enquiry, enquiryFields } from './enquiry-rules';

/**
 * Sends an enquiry with the source `website` (spec section 7), its texts trimmed.
 * @param trap what a robot wrote into the field that people do not see
 * @throws as `request`
 */
export async function sendEnquiry(values: Enquiry, trap: string): Promise<void> {
  const trimmed = Object.fromEntries(
    enquiryFields.map((field) => [field, values[field].trim()]),
  ) as Enquiry;
  await request('POST /api/auth/contact/', {
    body: { ...trimmed, source: 'website', ...(trap === '' ? {} : { website_url: trap }) },
  });
}
