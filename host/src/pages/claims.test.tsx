import { renderRoutes } from 'federated-site/testing/pages';
import { Component as AboutPage } from './about/AboutPage';
import { Component as CarePage } from './care/CarePage';
import { Hero } from './home/Hero';

jest.mock('@shop/shared/config', () => {
  const { claims, ...config } = jest.requireActual('@shop/shared/config');
  const about = { ...claims.about, since: 1999 };
  return { ...config, claims: { ...claims, about, stitchingWarrantyMonths: 18 } };
});

describe('After a change of claims.ts', () => {
  it.each([
    ['About', <AboutPage key="about" />, /18-month.*18-month/],
    ['the care guide', <CarePage key="care" />, /18-month/],
    ['the top of Home', <Hero key="home" />, /18-month/],
  ])('%s says the new warranty and year wherever it names them', (_name, element, warranty) => {
    renderRoutes([{ path: '/', element }], '/');
    const text = `${document.body.textContent} ${document.head.innerHTML}`;
    expect(text).toMatch(warranty);
    expect(text).not.toMatch(/\b6.months?\b|2012/);
  });
});
