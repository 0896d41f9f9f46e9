import { openShop } from '../admin/open-shop';
import { readSettings } from '../settings/settings';
import { describeEnquiry } from './describe-enquiry';
import { readArguments } from './read-arguments';
import { UsageError } from './usage-error';

const maxRows = 1_000;

/** `enquiries [--limit <count>]` */
export async function enquiries(args: string[]): Promise<void> {
  const { positionals, values } = readArguments(args, {
    limit: { type: 'string', default: '20' },
  });
  const limit = Number(values.limit);
  if (positionals.length > 0 || !Number.isInteger(limit) || limit < 1 || limit > maxRows) {
    throw new UsageError(`enquiries takes --limit with a whole number from 1 to ${maxRows}.`);
  }
  const shop = await openShop(readSettings(process.env));
  try {
    const found = await shop.enquiries(limit);
    // The last one last: it stands above the prompt.
    for (const enquiry of found.reverse()) console.log(describeEnquiry(enquiry));
    if (found.length === 0) console.log('Nobody has written yet.');
  } finally {
    await shop.close();
  }
}
