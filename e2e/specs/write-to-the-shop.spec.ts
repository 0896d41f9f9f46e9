import { expect, test } from '../fixtures/shop-test';

const thanks = 'Thanks — your message looks good. We will contact you soon via WhatsApp/phone.';
const contact = '**/api/auth/contact/';

test.describe('a visitor writes to the shop', () => {
  test.beforeEach(async ({ page, hydrated }) => {
    await page.goto('/contact');
    await hydrated();
  });

  const fill = async (page: import('@playwright/test').Page) => {
    await page.getByLabel('Name').fill('Asha');
    await page.getByLabel('Email').fill('asha@shop.example');
    await page.getByLabel('Phone').fill('98000 00000');
    await page.getByLabel('Message', { exact: true }).fill('Is the market tote still there?');
  };

  test('and is thanked; the form is empty again after 1.2 s', async ({ page }) => {
    await fill(page);
    const sent = page.waitForRequest(contact);
    await page.getByRole('button', { name: 'Send message' }).click();

    expect((await sent).postDataJSON()).toEqual({
      name: 'Asha',
      email: 'asha@shop.example',
      phone: '98000 00000',
      message: 'Is the market tote still there?',
      source: 'website',
    });
    await expect(page.getByText(thanks)).toBeVisible();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });

  test('and reads the missing fields, by a press that meets the button', async ({ page, axe }) => {
    await page.getByLabel('Email').fill('asha');
    await page.getByRole('button', { name: 'Send message' }).click();

    await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Please enter your name.');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'Please enter a valid email address.',
    );
    await expect(page.getByLabel('Name')).toBeFocused();
    await axe();
  });

  test('and sees the label of a field that is scrolled to, under the header that stays', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    const name = page.getByLabel('Name');
    // As WebKit does for the focused element; Chromium puts it into the middle.
    await name.evaluate((field) => {
      window.scrollTo(0, document.body.scrollHeight);
      field.scrollIntoView({ block: 'start' });
    });
    const header = await page.getByRole('banner').boundingBox();
    const label = await page.getByText('Name', { exact: true }).boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual(header?.height ?? 999);
  });

  test('and loses nothing when it cannot be sent and the page is loaded again', async ({
    page,
    hydrated,
    expectComplaint,
  }) => {
    expectComplaint(/429/);
    const refusal = { detail: 'Request was throttled.' };
    await page.route(contact, (route) => route.fulfill({ status: 429, json: refusal }));
    await fill(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    const message = page.getByLabel('Message', { exact: true });
    await expect(message).toHaveAccessibleDescription(
      'Too many attempts. Try again in a few minutes.',
    );

    await page.reload();
    await hydrated();

    await expect(message).toHaveValue('Is the market tote still there?');
    await expect(page.getByRole('link', { name: 'Message on WhatsApp' })).toHaveAttribute(
      'href',
      /This%20is%20Asha/,
    );
  });
});

test('without scripts a visitor reads other ways to reach the shop', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/contact');
  await expect(page.getByText(/Sending a message from here needs JavaScript/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Message on WhatsApp' })).toBeVisible();
  await context.close();
});
