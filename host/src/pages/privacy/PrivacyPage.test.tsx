import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setShopConfig, shopConfig } from '@shop/shared/config';
import { defaultConfig } from '@shop/shared/default-config';
import { renderRoutes } from '@shop/shared/testing';
import { screen, within } from '@testing-library/react';
import { appFolders } from '../../../../apps.cjs';
import { Component } from './PrivacyPage';

const open = () => renderRoutes([{ path: '/privacy', Component }], '/privacy');
const part = (name: string) => screen.getByRole('region', { name });

const root = path.join(__dirname, '../../../..');

/** What stores something in a visitor's browser, and the words that tell of it. */
const keepers = {
  'account-mf/src/data/pending-action-from-url.ts':
    'what you wanted to put into your wishlist or cart',
  'blog-mf/src/data/comments/comment-drafts.ts': 'Comments you have begun, with the email',
  'host/src/boot/boot.ts': 'what you wanted to put into your wishlist or cart',
  'host/src/pages/contact/use-enquiry-form.ts': 'a message you have begun to write to us',
  'host/src/shell/Shell.tsx': 'how far down a page you were',
  'server/http/previews/preview-links.ts': 'The one cookie',
  'shared/src/bus/bus.ts': 'what is in your wishlist and how much in your cart',
  'shared/src/http/cross-tab-lock.ts': 'all open tabs say the same',
  'shared/src/session/pending-action.ts': 'what you wanted to put into your wishlist or cart',
  'shared/src/storage/chosen-colors.ts': 'The colours you chose',
  'shared/src/tokens/tokens.ts': 'two tokens that prove it is you',
};

/** Every way there is to leave something in a browser; React Router keeps scroll positions. */
const stores = /writeStored\(|\.setItem\(|set-cookie|<ScrollRestoration|indexedDB|caches\.open/;

/** Tries whether anything can be stored, and takes it away at once. */
const probe = 'account-mf/src/components/form/StorageHint.tsx';

const sources = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|many-tabs|stored\.ts$/.test(name))
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')));

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

  it('tells of all that any part stores in the browser', () => {
    const apps = Object.values(appFolders).map((folder) => `${folder}/src`);
    const found = [...apps, 'shared/src', 'server']
      .flatMap(sources)
      .filter((name) => name !== probe)
      .filter((name) => stores.test(readFileSync(path.join(root, name), 'utf8')));
    expect(found.sort()).toEqual(Object.keys(keepers));
    open();
    for (const words of Object.values(keepers)) {
      expect(part('What stays in your browser')).toHaveTextContent(words);
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
