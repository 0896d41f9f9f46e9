import { shopConfig } from '@shop/shared/config';
import { AppLink } from '@shop/shared/ui';
import { phoneUrl } from '../../shell/phone-url';
import { TextPage, type TextPart } from '../frame/TextPage';

/** Spec section 2, Terms. */
export const Component = () => (
  <TextPage
    title="Terms & Conditions"
    description={`What applies when you buy from ${shopConfig().name}: orders and payment, prices, returns, exchange of PU items and warranty.`}
    lead="Short, and meant to be read before you order."
    path="/terms"
    parts={termsSections()}
  />
);

/** `INR` → `Indian rupees` */
const currencyName = (code: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'name' })
    .format(2)
    .replace(/[\d., ]+/, '');

/**
 * Spec section 9, Terms. What is said of returns and warranty differs from the FAQ; the spec wants
 * both stated.
 */
function termsSections(): readonly TextPart[] {
  const { name, phone, email, currency } = shopConfig();
  return [
    {
      id: 'agreement',
      title: 'What these terms are for',
      body: (
        <p>
          They apply to what you buy from {name}, across the counter or through this website. By
          ordering you accept them. If something in them is not clear, ask us before you order.
        </p>
      ),
    },
    {
      id: 'products',
      title: 'Products and pictures',
      body: (
        <p>
          Leather is a natural material: grain, shade and small marks differ from piece to piece,
          and screens show colours in their own way. We send photos of the very piece on WhatsApp if
          you ask for them.
        </p>
      ),
    },
    {
      id: 'orders',
      title: 'Orders',
      body: (
        <>
          <p>
            You order in a WhatsApp chat, whose first message this website writes for you. An order
            stands once we have confirmed in the chat what you get, what it costs and where it goes.
          </p>
          <p>Orders are processed only after payment confirmation.</p>
        </>
      ),
    },
    {
      id: 'prices',
      title: 'Prices and payment',
      body: (
        <>
          <p>Prices are in {currencyName(currency.code)}. Prices include taxes.</p>
          <p>
            Shipping is arranged over WhatsApp and is told to you before you pay. There is no
            checkout and no payment on this website, and we never ask for card details here.
          </p>
        </>
      ),
    },
    {
      id: 'returns',
      title: 'Returns',
      body: (
        <>
          <p>
            No returns unless the item arrives damaged. An unboxing video is needed as proof of the
            damage: please film the opening of the parcel without a cut.
          </p>
          <p>Write to us on WhatsApp with the video as soon as you can.</p>
        </>
      ),
    },
    {
      id: 'exchanges',
      title: 'Exchange of PU items',
      body: (
        <p>
          Exchanges of PU items must be requested within 1 day of delivery, with the tag intact.
        </p>
      ),
    },
    {
      id: 'warranty',
      title: 'Warranty',
      body: (
        <p>
          Selected items carry a warranty of 6 months on stitching; the product’s page says which.
          It covers seams that give way in ordinary use, not wear, cuts, stains or damage by water.
        </p>
      ),
    },
    {
      id: 'account',
      title: 'Your account and comments',
      body: (
        <p>
          Keep your password to yourself. Comments under our blog posts are shown under your first
          name; we may leave out what is unlawful, abusive or advertising.
        </p>
      ),
    },
    {
      id: 'software',
      title: 'Software of this website',
      body: (
        <p>
          This website runs on open-source software and is set in the typeface Eczar.{' '}
          {/* A file of the server's, no page of the router's. */}
          <a href="/third-party-notices.txt">Their licences</a> are listed in one file.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'Questions about these terms',
      body: (
        <p>
          Call <AppLink to={phoneUrl()}>{phone}</AppLink>, write to{' '}
          <AppLink to={`mailto:${email}`}>{email}</AppLink> or use the{' '}
          <AppLink to="/contact">contact page</AppLink>.
        </p>
      ),
    },
  ];
}
