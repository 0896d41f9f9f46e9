import { setShopConfig, shopConfig } from '@shop/shared/config';
import * as claims from '@shop/shared/config/claims';
import { defaultConfig } from '@shop/shared/default-config';
import { mockApi } from '@shop/shared/testing';
import { clearTokens, storeTokens } from '@shop/shared/tokens';
import { screen, within } from '@testing-library/react';
import { answer } from 'federated-site/testing/api';
import {
  errors,
  fill,
  open,
  press,
  reply,
  send,
  thanks,
  typed,
  written,
} from './testing/enquiry-form';

afterEach(() => setShopConfig(defaultConfig));

describe('Contact (spec section 2)', () => {
  it('shows address, phone, WhatsApp link, support e-mail and hours', () => {
    open();
    const reach = within(screen.getByRole('region', { name: 'Reach us' }));
    expect(reach.getByRole('group')).toHaveTextContent('Main market, sector 4, Vaishali');
    const href = (name: string) => reach.getByRole('link', { name }).getAttribute('href');
    expect(href(shopConfig().phone)).toBe('tel:+910000000000');
    expect(href('Chat on WhatsApp')).toMatch(/^https:\/\/wa\.me\/910000000000\?text=/);
    expect(href(shopConfig().email)).toBe('mailto:support@shop.example');
    expect(reach.getByText('Mon–Sun 10:00 AM – 10:00 PM').parentElement).toHaveTextContent(
      'Mon–Sun 10:00 AM – 10:00 PM (confirm on WhatsApp)',
    );
  });

  it('says how soon the shop answers', () => {
    open();
    expect(screen.getByText(claims.reply)).toBeVisible();
  });

  it('names the seller and who settles complaints (E-Commerce Rules 2020 of India)', () => {
    setShopConfig({
      ...defaultConfig,
      legalName: 'Verma & Sons',
      grievancePhone: '+91 98111 00000',
    });
    open();
    const seller = within(screen.getByRole('region', { name: 'The seller, and complaints' }));
    expect(seller.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Sold by',
      'Registered address',
      'GSTIN',
      'Prices',
      'Country of origin',
      'Complaints go to',
      'How soon',
    ]);
    expect(seller.getByText('Verma & Sons')).toBeVisible();
    expect(seller.getByText(shopConfig().legalAddress)).toBeVisible();
    expect(seller.getByText(shopConfig().gstin)).toBeVisible();
    expect(seller.getByText(/within 48 hours and settle it within one month/)).toBeVisible();
    expect(seller.getByText(/^Prices include all taxes\./)).toBeVisible();
    const hrefs = seller.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['tel:+919811100000', `mailto:${shopConfig().grievanceEmail}`]);
  });

  it('has no line for a GST number where the seller has none', () => {
    setShopConfig({ ...defaultConfig, gstin: '' });
    open();
    expect(screen.queryByText('GSTIN')).toBeNull();
  });

  it('embeds a map, fetched when it is wanted', async () => {
    const { user } = open();
    const title = `Map of ${shopConfig().name}`;
    expect(screen.queryByTitle(title)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show the map' }));
    expect(screen.getByTitle(title)).toHaveAttribute('src', shopConfig().mapEmbedUrl);
  });

  it('promises to use the details only to answer the enquiry', () => {
    open();
    expect(screen.getByText('We use your details only to answer your enquiry.')).toBeVisible();
  });

  it('takes what was written along to WhatsApp', () => {
    open();
    const chat = () => screen.getByRole('link', { name: 'Message on WhatsApp' });
    expect(decodeURIComponent(chat().getAttribute('href') ?? '')).toContain('Hello! I have a');
    fill();
    expect(decodeURIComponent(chat().getAttribute('href') ?? '')).toMatch(
      /text=Hello! This is Asha\.\nIs the market tote still there\?$/,
    );
  });
});

describe('the other reading of the contact form (spec section 2)', () => {
  it('says that it is not connected, only validates, and thanks with the same words', async () => {
    setShopConfig({ ...defaultConfig, contactFormSends: false });
    const api = mockApi({ [send]: reply });
    open();
    expect(screen.getByText(/This form is not connected to a backend/)).toBeVisible();
    await press();
    expect(errors()).toHaveLength(4);
    fill();
    await press();
    expect(screen.getByText(thanks)).toBeVisible();
    expect(api.calls).toHaveLength(0);
  });

  it('is not the default', () => {
    open();
    expect(screen.queryByText(/not connected/)).toBeNull();
  });
});

describe('a message that is being written', () => {
  it('is there again after a reload, until it is sent', async () => {
    mockApi({ [send]: answer(201, reply) });
    const before = open();
    fill();
    before.unmount();
    const after = open();
    expect(written()).toEqual(Object.values(typed));
    await press();
    expect(screen.getByText(thanks)).toBeVisible();
    after.unmount();
    open();
    expect(written()).toEqual(['', '', '', '']);
  });

  it('of a visitor who has logged out is not shown to the next one', () => {
    storeTokens({ access: 'a1', refresh: 'r1' });
    const before = open();
    fill();
    before.unmount();
    const same = open();
    expect(written()).toEqual(Object.values(typed));
    same.unmount();
    clearTokens();
    open().unmount();
    storeTokens({ access: 'a2', refresh: 'r2' });
    open();
    expect(written()).toEqual(['', '', '', '']);
    clearTokens();
  });

  it('before a login is there after it', () => {
    const before = open();
    fill();
    before.unmount();
    storeTokens({ access: 'a1', refresh: 'r1' });
    open();
    expect(written()).toEqual(Object.values(typed));
    clearTokens();
  });

  it.each(['no json', 'null', '7', '{"name":7}'])('is empty when storage holds %s', (broken) => {
    sessionStorage.setItem('shop-enquiry', broken);
    open();
    expect(written()).toEqual(['', '', '', '']);
  });
});
