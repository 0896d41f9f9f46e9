import { FormatRegistry, type Static, Type } from '@sinclair/typebox';
import { isGstin } from './gstin';

FormatRegistry.Set('gstin', (value) => value === '' || isGstin(value));

/** A text that fits `pattern`; `expected` completes the message about a text that does not. */
const text = (description: string, expected = 'a text', pattern = '\\S') =>
  Type.String({ description, expected, pattern });

const phone = (description: string) =>
  text(description, '7 to 15 digits, such as +91 98000 00000', '^\\+?(?:[ ()-]*\\d){7,15}[ ()-]*$');

const email = (description: string) =>
  text(description, 'an e-mail address', '^[^@\\s]+@[^@\\s]+\\.[^@\\s.]{2,}$');

const httpUrl = (description: string) =>
  text(description, 'an address that begins with https:// or http://', '^https?://[^\\s/]+\\S*$');

const storeAddress = Type.Object(
  {
    name: text('as visitors know the place'),
    lines: Type.Array(text('a line of the address'), {
      minItems: 1,
      description: 'lines of the address before the city',
      expected: 'a list of at least one line',
    }),
    city: text('city or town'),
    postalCode: text('postal code'),
    mapsUrl: httpUrl('link to the place on a maps service'),
    code: Type.Optional(
      text('store code of its Google Business Profile: for the feed of local listings'),
    ),
  },
  {
    additionalProperties: false,
    expected: 'an object with name, lines, city, postalCode, mapsUrl',
  },
);

const socialLink = Type.Object(
  {
    name: text('as people call the place, such as Instagram'),
    url: httpUrl('the profile’s address'),
  },
  { additionalProperties: false, expected: 'an object with name and url' },
);

const categoryShortcut = Type.Object(
  {
    slug: text('the category’s slug'),
    label: text('as the link reads'),
  },
  { additionalProperties: false, expected: 'an object with slug and label' },
);

const currency = Type.Object(
  {
    code: text('ISO 4217', 'three capital letters, such as INR', '^[A-Z]{3}$'),
    locale: text(
      'BCP 47: how numbers are written',
      'a language and a country, such as en-IN',
      '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\\d{3}))?$',
    ),
    format: text(
      'how a price is written: # stands for the number',
      'a text with one #, such as ₹#',
      '^[^#]*#[^#]*$',
    ),
  },
  {
    additionalProperties: false,
    description: 'the currency of all prices; see below',
    expected: 'an object with code, locale and format',
  },
);

const synonymGroup = { minItems: 1, expected: 'a list of words, such as ["satchel", "basta"]' };

/**
 * The fields of `shop.json`, all of them optional there. The server checks the file against this, and
 * docs/configuration.md lists it. Browsers get the types only.
 */
export const shopConfigSchema = Type.Object(
  {
    name: text('name of the shop'),
    tagline: text('one line under the name'),
    tradingCompany: text('the company that runs the shop, named on Home'),
    phone: phone('as dialled, with country code'),
    whatsapp: text(
      'number of the WhatsApp chat: digits only, with country code',
      '7 to 15 digits without signs or blanks, such as 919800000000',
      '^\\d{7,15}$',
    ),
    email: email('address for support and enquiries'),
    legalName: text('the seller’s name in law, as on its invoices'),
    legalAddress: text('the seller’s registered address'),
    gstin: Type.String({
      description: 'the seller’s GST number; `""` where it has none',
      expected: 'a GSTIN: 15 characters, the last a check digit that fits',
      format: 'gstin',
    }),
    grievanceName: text('name and designation of the grievance officer'),
    grievancePhone: phone('number of the grievance officer'),
    grievanceEmail: email('address of the grievance officer'),
    grievanceReply: text('how soon a complaint is answered and settled'),
    taxNote: text('stands near prices'),
    stores: Type.Array(storeAddress, {
      description: 'places to visit; Hero and About take the first',
      minItems: 1,
      expected: 'a list of at least one store',
    }),
    mapEmbedUrl: httpUrl('frame of the embedded map'),
    reviewUrl: httpUrl('page of a maps service where a review is written'),
    socialLinks: Type.Array(socialLink, {
      description: 'the shop’s profiles elsewhere; may be empty',
      expected: 'a list of links',
    }),
    categoryShortcuts: Type.Optional(
      Type.Array(categoryShortcut, {
        description:
          'links of the footer to categories; by default those of a shop for leather goods: Men’s, Women’s, Wallets, Office, Travel, Accessories',
        minItems: 1,
        expected: 'a list of at least one category',
      }),
    ),
    currency,
    searchSynonyms: Type.Array(Type.Array(text('a word, or several'), synonymGroup), {
      description: 'groups of words that mean the same to the search of products; see below',
      expected: 'a list of groups, such as [["satchel", "basta"]]',
    }),
    contactFormSends: Type.Boolean({
      description:
        '`false`: the contact form checks what is written, does not send it, and says so',
      expected: 'true or false',
    }),
    storesOrders: Type.Optional(
      Type.Boolean({
        description:
          'whether the API stores orders that are opened in the chat, and their messages have a number; by default the API in `api/` does, and another one (`API_URL`) does not',
        expected: 'true or false',
      }),
    ),
    siteUrl: text(
      'the site’s address as visitors see it; `SITE_URL` goes first',
      'an address such as https://shop.example and nothing more',
      '^https?://[^\\s/?#@]+/?$',
    ),
  },
  { additionalProperties: false, expected: 'one object of settings, such as {"name": "My Shop"}' },
);

/** A place where the shop can be visited. */
export type StoreAddress = Static<typeof storeAddress>;

/** The currency of all prices, and how they are written. */
export type Currency = Static<typeof currency>;

/** Everything about the shop that differs from shop to shop; plain data, safe to show. */
export interface ShopConfig extends Readonly<Static<typeof shopConfigSchema>> {
  /** Origin of the API that answers behind `/api`, when another host than the site; else ''. */
  apiOrigin: string;
}

export { defaultConfig } from './default-config';
