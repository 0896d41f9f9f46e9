import type * as claims from '@shop/shared/config/claims';
import { renderRoutes } from 'federated-site/testing/pages';
import { Component as AboutPage } from './about/AboutPage';
import { Component as CarePage } from './care/CarePage';
import { Component as FaqPage } from './faq/FaqPage';
import { Hero } from './home/Hero';
import { WhyChoose } from './home/HomePage';
import { Component as TermsPage } from './terms/TermsPage';

jest.mock('@shop/shared/config/claims', () => {
  const claims = jest.requireActual('@shop/shared/config/claims');
  const renamed = (name: 'delivery' | 'exchange' | 'returns' | 'short') =>
    Object.fromEntries(Object.keys(claims[name]).map((key) => [key, `New: ${name} ${key}.`]));
  return {
    ...claims,
    about: { ...claims.about, since: 1999 },
    stitchingWarrantyMonths: 18,
    delivery: renamed('delivery'),
    exchange: renamed('exchange'),
    returns: renamed('returns'),
    short: renamed('short'),
    reply: 'New: reply.',
  };
});

const pages = {
  About: <AboutPage />,
  Care: <CarePage />,
  FAQ: <FaqPage />,
  Hero: <Hero />,
  Terms: <TermsPage />,
  'Why Choose': <WhyChoose />,
};

const textOf = (page: keyof typeof pages): string => {
  renderRoutes([{ path: '/', element: pages[page] }], '/');
  return `${document.body.textContent} ${document.head.innerHTML}`;
};

describe('After a change of claims.ts', () => {
  it.each([
    ['About', /18-month.*18-month/],
    ['Care', /18-month/],
    ['Hero', /18-month/],
    ['FAQ', /18-month/],
    ['Terms', /18 months/],
  ] as const)('%s says the new warranty and year wherever it names them', (page, warranty) => {
    const text = textOf(page);
    expect(text).toMatch(warranty);
    expect(text).not.toMatch(/\b6.months?\b|2012/);
  });

  it.each([
    ['About', ['delivery cost']],
    ['Hero', ['short local']],
    ['Why Choose', ['delivery time']],
    ['FAQ', ['delivery time', 'delivery cost', 'returns faq', 'exchange long', 'reply']],
    ['Terms', ['delivery time', 'delivery cost', 'returns terms', 'exchange long', 'exchange pu']],
  ] as const)('%s makes the new promises, and none of its own', (page, names) => {
    const text = textOf(page);
    for (const name of names) expect(text).toContain(`New: ${name}.`);
    expect(text).not.toMatch(/working days|within \d+ days?|within 2 hours|PIN code|unboxing/i);
  });
});

describe('The claims', () => {
  it('have short forms that fit into a strip', () => {
    const { short } = jest.requireActual<typeof claims>('@shop/shared/config/claims');
    for (const text of Object.values(short)) {
      expect(text.length).toBeLessThanOrEqual(40);
      expect(text).not.toMatch(/\.$/);
    }
  });
});
