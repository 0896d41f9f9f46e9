import { shopConfig } from '@shop/shared/config';
import { render } from '@testing-library/react';
import { PageHead } from './PageHead';

const content = (selector: string) =>
  document.head.querySelector(selector)?.getAttribute('content');

const { name, siteUrl } = shopConfig();

describe('a page’s head', () => {
  it('names the page, its canonical address and its preview', () => {
    render(<PageHead title="Market tote" description="A tote." path="/products/tote" />);
    expect(document.title).toBe(`Market tote | ${name}`);
    expect(content('[name=description]')).toBe('A tote.');
    expect(document.head.querySelector('[rel=canonical]')).toHaveAttribute(
      'href',
      `${siteUrl}/products/tote`,
    );
    expect(content('[property="og:title"]')).toBe('Market tote');
    expect(content('[property="og:description"]')).toBe('A tote.');
    expect(content('[property="og:url"]')).toBe(`${siteUrl}/products/tote`);
    expect(content('[property="og:site_name"]')).toBe(name);
    expect(content('[property="og:locale"]')).toBe('en_IN');
    expect(content('[property="og:type"]')).toBe('website');
  });

  it('has the shop’s own picture where the page has none', () => {
    render(<PageHead title="FAQ" description="Answers." path="/faq" />);
    expect(content('[property="og:image"]')).toBe(`${siteUrl}/brand.jpg`);
    expect(content('[property="og:image:width"]')).toBe('1200');
    expect(content('[property="og:image:height"]')).toBe('630');
    expect(content('[property="og:image:alt"]')).toMatch(/leather/);
    expect(content('[name="twitter:card"]')).toBe('summary_large_image');
  });

  it('describes the page’s own picture as far as it is known', () => {
    const src = 'https://bags.example/media/1.jpg';
    const { rerender } = render(
      <PageHead title="Tote" description="A tote." path="/t" image={{ src, alt: 'A red tote' }} />,
    );
    expect(content('[property="og:image"]')).toBe(src);
    expect(content('[property="og:image:alt"]')).toBe('A red tote');
    expect(content('[property="og:image:width"]')).toBeUndefined();
    rerender(<PageHead title="Tote" description="A tote." path="/t" image={src} />);
    expect(content('[property="og:image"]')).toBe(src);
    expect(content('[property="og:image:alt"]')).toBeUndefined();
  });

  it('keeps a page without content of its own out of search results', () => {
    render(<PageHead title="Not found" description="Nothing." path="/nope" hidden />);
    expect(content('[name=robots]')).toBe('noindex');
    expect(document.head.querySelector('[rel=canonical]')).not.toBeInTheDocument();
  });
});
