import { short } from '@shop/shared/config/claims';
import { mockApi, plainReply, sampleCategory, sampleProduct } from '@shop/shared/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { answer, noAnswer, silence } from 'federated-site/testing/api';
import {
  categories,
  list,
  one,
  open,
  orderText,
  visit,
  visitProduct,
} from '../../testing/product-page';

describe('a product page (spec section 2, Product detail)', () => {
  it('shows title, subtitle, price, the original price struck through and percent off', async () => {
    await visitProduct();
    expect(screen.getByRole('heading', { level: 1, name: 'Sample Bag 7' })).toBeVisible();
    expect(screen.getByText('Full-grain satchel with a brass buckle')).toBeVisible();
    expect(screen.getAllByText('₹1,499')[0]).toBeVisible();
    expect(screen.getAllByText('₹1,999')[0]?.tagName).toBe('S');
    expect(screen.getByText('25% off')).toBeVisible();
    expect(document.title).toMatch(/^Sample Bag 7 \| /);
  });

  it('has no struck-through price and no badge without a discount', async () => {
    await visitProduct({ discounted_price: null, discount_percent: null });
    expect(screen.getAllByText('₹1,999')[0]?.closest('s')).toBeNull();
    expect(screen.queryByText(/% off/)).toBeNull();
  });

  it('says until when a sale price holds, where the API gives its end', async () => {
    await visitProduct({ sale_ends_at: '2026-11-30T18:29:59Z' });
    expect(screen.getByText('Sale until 30 Nov 2026')).toBeVisible();
  });

  it.each([{}, { sale_ends_at: 'soon' }, { sale_ends_at: '2026-11-30', discounted_price: null }])(
    'says nothing of the end of a sale for %j',
    async (changes) => {
      await visitProduct(changes);
      expect(screen.queryByText(/until/)).toBeNull();
    },
  );

  it('leads back through breadcrumbs and a back link', async () => {
    const { user } = await visitProduct();
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(crumbs.getByRole('link', { name: 'Womens' })).toHaveAttribute(
      'href',
      '/products?category=womens',
    );
    await user.click(screen.getByRole('link', { name: 'Back to products' }));
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible();
  });

  it('calls its category in the breadcrumbs as lists do, however one came there', async () => {
    const crumb = (name: string) =>
      within(screen.getByRole('navigation', { name: 'Breadcrumb' })).findByRole('link', { name });
    const { api } = await visit({ [one]: sampleProduct(), [categories]: [sampleCategory()] });
    expect(await crumb("Women's")).toHaveAttribute('href', '/products?category=womens');
    cleanup();
    open('/products/sample-bag-7');
    await screen.findByRole('heading', { level: 1 });
    expect(await crumb("Women's")).toBeVisible();
    expect(api.callsOf(categories)).toHaveLength(1);
  });

  it('says In Stock when quantity is above 0, else Out of Stock', async () => {
    const { unmount } = await visitProduct();
    expect(screen.getByText('In Stock')).toBeVisible();
    unmount();
    await visit({ [one]: sampleProduct({ quantity: 0 }) });
    expect(screen.getByText('Out of Stock')).toBeVisible();
  });

  it('shows warranty months, Local Delivery and exchange days', async () => {
    const { unmount } = await visitProduct();
    expect(screen.getByText('6 months warranty')).toBeVisible();
    expect(screen.getByText('Local Delivery')).toBeVisible();
    expect(screen.getByText('7 days exchange')).toBeVisible();
    unmount();
    await visit({ [one]: sampleProduct({ warranty_months: null, exchange_days: 1 }) });
    expect(screen.queryByText(/warranty/)).toBeNull();
    expect(screen.getByText('1 day exchange')).toBeVisible();
  });

  it('leads from each promise to the page that makes it in full, the time of a reply too', async () => {
    await visitProduct();
    for (const [text, href] of [
      ['Local Delivery', '/faq#delivery'],
      ['7 days exchange', '/terms#exchanges'],
      ['6 months warranty', '/terms#warranty'],
      [short.reply, '/contact#reply'],
    ] as const) {
      expect(screen.getByText(text).closest('a')).toHaveAttribute('href', href);
    }
    expect(screen.getByText(short.delivery)).toBeVisible();
    expect(screen.getByText(short.exchange)).toBeVisible();
  });

  it('says its size among what decides, where the specifications have one', async () => {
    const { unmount } = await visitProduct({ specifications: { Size: '23 × 16 × 7 cm' } });
    expect(screen.getByText('Size: 23 × 16 × 7 cm')).toBeVisible();
    unmount();
    await visitProduct({ specifications: { Material: 'Leather' } });
    expect(screen.queryByText(/^Size:/)).toBeNull();
  });

  it('is shared in the selected colour, by its link where there is no share sheet', async () => {
    const { user } = await visitProduct({}, '?color=Black');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/\/products\/sample-bag-7\?color=Black$/);
  });

  it('has an accordion of four parts, the first open, and leaves out unknown values', async () => {
    const { container, unmount } = await visitProduct();
    const titles = () => [...container.querySelectorAll('summary')].map((one) => one.textContent);
    expect(titles()).toEqual([
      'Product Description',
      'Key Features',
      'Specifications',
      'Care Instructions',
    ]);
    const [first, second] = container.querySelectorAll('details');
    expect(first).toHaveAttribute('open');
    expect(second).not.toHaveAttribute('open');
    expect(screen.getByText('Care guide for leather and PU')).toHaveAttribute('href', '/care');
    unmount();
    await visit({ [one]: sampleProduct({ care_instructions: '', key_features: [] }) });
    expect(screen.queryByText('Care Instructions')).toBeNull();
    expect(screen.queryByText('Key Features')).toBeNull();
  });

  it('accepts a plain API: no colours, texts for lists, one image, prices as numbers', async () => {
    const plain = {
      ...(plainReply(sampleProduct()) as object),
      price: 1999,
      images: [],
      available_colors: null,
      key_features: 'Light\nStrong',
      specifications: 'Handmade\nWidth: 32 cm',
    };
    await visit({ [one]: answer(200, plain) });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.queryByRole('link', { name: /Show picture/ })).toBeNull();
    expect(screen.getByText('Strong')).toBeInTheDocument();
    expect(screen.getByText('Handmade')).toBeInTheDocument();
    expect(orderText()).not.toContain('Colour');
  });
});

describe('related products on a product page', () => {
  it('are shown, up to 8 of the same category, without the current one', async () => {
    const others = Array.from({ length: 12 }, (_, index) => sampleProduct({ id: index + 1 }));
    await visit({ [one]: sampleProduct(), [list]: others });
    const section = within(await screen.findByRole('region', { name: 'You may also like' }));
    expect(section.getAllByRole('article')).toHaveLength(8);
    expect(section.queryByRole('heading', { name: 'Sample Bag 7' })).toBeNull();
  });

  it('are left out when they cannot be had', async () => {
    const { api } = await visit({ [one]: sampleProduct(), [list]: noAnswer() });
    await screen.findByText('In Stock');
    await waitFor(() => expect(api.callsOf(list).length).toBeGreaterThan(0));
    expect(screen.queryByRole('region', { name: 'You may also like' })).toBeNull();
  });
});

describe('when there is no product to show', () => {
  it('a slow line shows the page as a skeleton in the meantime', async () => {
    mockApi({ [one]: silence() });
    open('/products/sample-bag-7');
    expect(await screen.findByText('Loading product…')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to products' })).toBeVisible();
  });

  it("an unknown one says 'Product not found' with a back link", async () => {
    await visit({ [one]: answer(404, { detail: 'Not found.' }) });
    expect(screen.getByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to products' })).toHaveAttribute(
      'href',
      '/products',
    );
  });

  it('a failing API says so, offers WhatsApp and phone, and a retry that needs no reload', async () => {
    const { api, user } = await visit({ [one]: answer(503) });
    expect(screen.getByRole('heading', { name: 'Failed to load products' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Order on WhatsApp' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+/),
    );
    api.use({ [one]: sampleProduct() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Sample Bag 7' })).toBeVisible();
  });
});
