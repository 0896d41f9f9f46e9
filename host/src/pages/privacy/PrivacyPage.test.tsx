import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setShopConfig, shopConfig } from '@shop/shared/config';
import { defaultConfig } from '@shop/shared/default-config';
import { screen, within } from '@testing-library/react';
import { appFolders } from 'federated-site/site-folder';
import { renderRoutes } from 'federated-site/testing/pages';
import { Component } from './PrivacyPage';
import { storedKeys } from './testing/stored-keys';

const open = () => renderRoutes([{ path: '/privacy', Component }], '/privacy');
const part = (name: string) => screen.getByRole('region', { name });

const root = path.join(__dirname, '../../../..');

const whatWasWanted = 'what you wanted to put into your wishlist or cart';
const whoIsHere = 'two tokens that prove it is you';
const forAllTabs = 'all open tabs say the same';

/** What any part stores in a visitor's browser, by its key, and the page's words for it. */
const storedItems = {
  access_token: whoIsHere,
  'react-router-scroll-positions': 'how far down a page you were',
  refresh_token: whoIsHere,
  'shop-colors': 'The colours you chose',
  'shop-comment-drafts': 'Comments you have begun, with the email',
  'shop-desk-drafts': 'for our staff, what they typed and have not saved',
  'shop-enquiry': 'a message you have begun to write to us',
  'shop-face': 'The name of the lettering that it has loaded',
  'shop-fact …@…': 'what is in your wishlist and how much in your cart',
  'shop-list': 'the list that you made without logging in',
  'shop-orders': 'which products you ordered in the chat last',
  'shop-pending-actions': whatWasWanted,
  'shop-preview': 'One goes to those whom we send a preview',
  'shop-session': whoIsHere,
  // Whether anything can be stored is tried with it; it is removed at once.
  'shop-storage-probe': undefined,
  'shop-token-refresh': forAllTabs,
  'shop-unsent-writes': 'what you changed in your wishlist or cart as you left a page',
  'shop-wanted': whatWasWanted,
  'visitor-number': 'a number from 0 to 99, drawn at random, and nothing else, for a week',
};

const sources = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        /\.tsx?$/.test(name) && !/\.test\.|[/\\]testing[/\\]|storage[/\\]stored\.ts$/.test(name),
    )
    .map((name) => path.join(root, folder, name));

describe('Privacy Policy', () => {
  it('uses the details of an enquiry only to answer it (spec section 2, Contact)', () => {
    open();
    expect(part('When you write to us')).toHaveTextContent(
      'your name, email, phone and message. These details are used only to answer the enquiry.',
    );
  });

  it('says under which name a comment is shown (spec section 6)', () => {
    open();
    expect(part('When you create an account')).toHaveTextContent(
      'shown under your first name, or under the part of your email before the @',
    );
  });

  it('leads to where a person takes their data along or deletes their account', () => {
    open();
    const [link] = within(part('What you can ask of us')).getAllByRole('link');
    expect(link).toHaveAttribute('href', '/account');
    expect(part('What you can ask of us')).toHaveTextContent(
      'your wishlist, your cart and your comments are then deleted at once',
    );
    expect(part('Whom to ask')).toHaveTextContent(`Complaints go to ${shopConfig().grievanceName}`);
    expect(part('Whom to ask')).toHaveTextContent('Data Protection Board of India');
  });

  it('says what is stored of an order, and for how long without a message', () => {
    open();
    expect(part('When you order')).toHaveTextContent(
      'we keep what you asked for, its prices and, if you are logged in, your account and its name',
    );
    expect(part('When you order')).toHaveTextContent('goes after 30 days');
  });

  it('tells of all that any part stores in the browser', () => {
    const apps = Object.values(appFolders).map((folder) => `${folder}/src`);
    const keys = [...apps, 'shared/src', 'platform'].flatMap(sources).flatMap(storedKeys);
    expect([...new Set(keys)].sort()).toEqual(Object.keys(storedItems));
    open();
    for (const words of Object.values(storedItems)) {
      if (words) expect(part('What stays in your browser')).toHaveTextContent(words);
    }
  });

  it('says so where the contact form only checks (spec section 2, Contact, the other reading)', () => {
    setShopConfig({ ...defaultConfig, contactFormSends: false });
    open();
    expect(part('When you write to us')).toHaveTextContent('The contact form sends us nothing');
    expect(part('When you write to us')).toHaveTextContent('used only to answer the enquiry');
    setShopConfig(defaultConfig);
  });

  it('says when the maps service is asked', () => {
    open();
    expect(part('WhatsApp, maps and other services')).toHaveTextContent(
      'fetched only when you press “Show the map”',
    );
  });

  it('has a contents list, and names whom to ask', () => {
    open();
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(contents.getByRole('link', { name: 'Whom to ask' })).toHaveAttribute('href', '#contact');
    expect(screen.getByRole('link', { name: shopConfig().email })).toBeVisible();
  });
});
