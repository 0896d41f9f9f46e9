import { shopConfig } from '@shop/shared/config';
import { AppLink } from '@shop/shared/ui';
import { phoneUrl } from '../../shell/phone-url';
import { TextPage, type TextPart } from '../frame/TextPage';

/** Spec section 2, Privacy. */
export const Component = () => (
  <TextPage
    title="Privacy Policy"
    description={`What ${shopConfig().name} keeps of what you tell us, why, for how long your browser keeps it, and what you can ask of us.`}
    lead="Your details are used to answer you and to bring you what you ordered. Here is all of it."
    path="/privacy"
    parts={privacyParts()}
  />
);

/** All that this website stores in a visitor's browser. */
const storedItems = [
  'While you are logged in: two tokens that prove it is you, and what is in your wishlist and how much in your cart, so that all open tabs say the same. They are removed when you log out.',
  'The colours you chose, for the order of a whole cart.',
  'Comments you have begun, with the email you were logged in with, until you post or empty them.',
  'Until you close the tab: a message you have begun to write to us, what you wanted to put into your wishlist or cart before you logged in, and how far down a page you were.',
];

/** What this website does with what visitors tell it; change it when the website changes. */
function privacyParts(): readonly TextPart[] {
  const { name, phone, email, contactFormSends } = shopConfig();
  return [
    {
      id: 'short',
      title: 'In short',
      body: (
        <ul>
          <li>You can browse, read and order without telling this website anything.</li>
          <li>What you write to us is used only to answer you.</li>
          <li>We sell nothing about you, and no advertiser follows you on these pages.</li>
        </ul>
      ),
    },
    {
      id: 'enquiries',
      title: 'When you write to us',
      body: (
        <p>
          {contactFormSends
            ? 'The contact form sends us your name, email, phone and message. These details are used only to answer the enquiry.'
            : 'The contact form sends us nothing: what you write into it is only checked in your browser. Details that you give us on WhatsApp, by phone or by mail are used only to answer the enquiry.'}
        </p>
      ),
    },
    {
      id: 'account',
      title: 'When you create an account',
      body: (
        <>
          <p>
            We keep your email, your name if you give it, and your password in a form that cannot be
            read back. With them we keep your wishlist and your cart, so that you find them on every
            device.
          </p>
          <p>
            A comment under a blog post is public. It is shown under your first name, or under the
            part of your email before the @ if you gave no name.
          </p>
        </>
      ),
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      body: (
        <>
          <p>Your browser keeps for you, and for nobody else:</p>
          <ul>
            {storedItems.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <p>
            We use no cookies for advertising and no tracking scripts. The one cookie there is goes
            to those whom we send a preview of a new version.
          </p>
        </>
      ),
    },
    {
      id: 'others',
      title: 'WhatsApp, maps and other services',
      body: (
        <p>
          A chat goes through WhatsApp, and its own rules apply there. The map on our pages is
          fetched only when you press “Show the map”; only then does the maps service learn of your
          visit. Links to reviews and social profiles lead to other websites.
        </p>
      ),
    },
    {
      id: 'orders',
      title: 'When you order',
      body: (
        <p>
          What you tell us in the chat, such as your address, goes to those who need it to bring the
          parcel to you, and to nobody else, unless the law asks us to.
        </p>
      ),
    },
    {
      id: 'rights',
      title: 'What you can ask of us',
      body: (
        <p>
          Ask what we keep about you, have it corrected, or have it deleted together with your
          account. We answer as soon as we know that it is you who asks.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'Whom to ask',
      body: (
        <p>
          {name}: call <AppLink to={phoneUrl()}>{phone}</AppLink>, write to{' '}
          <AppLink to={`mailto:${email}`}>{email}</AppLink> or use the{' '}
          <AppLink to="/contact">contact page</AppLink>.
        </p>
      ),
    },
  ];
}
