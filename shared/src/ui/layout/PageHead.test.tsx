import { shopConfig } from '@shop/shared/config';
import { render } from '@testing-library/react';
import { PageHead } from './PageHead';

const content = (selector: string) =>
  document.head.querySelector(selector)?.getAttribute('content');

describe('a page’s head', () => {
  it('names the page, its canonical address and its preview', () => {
    render(<PageHead title="Market tote" description="A tote." path="/products/tote" />);
    const { name, siteUrl } = shopConfig();
    expect(document.title).toBe(`Market tote | ${name}`);
    expect(content('[name=description]')).toBe('A tote.');
    expect(document.head.querySelector('[rel=canonical]')).toHaveAttribute(
      'href',
      `${siteUrl}/products/tote`,
    );
    expect(content('[property="og:title"]')).toBe('Market tote');
  });

  it('keeps a page without content of its own out of search results', () => {
    render(<PageHead title="Not found" description="Nothing." path="/nope" hidden />);
    expect(content('[name=robots]')).toBe('noindex');
    expect(document.head.querySelector('[rel=canonical]')).not.toBeInTheDocument();
  });
});
