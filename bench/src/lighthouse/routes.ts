import type { Figure } from '../figures';
import type { Stage } from '../stage';
import { besideLimitPages, pageFigures } from './lighthouse';

const [picture, text] = ['/products/everyday-sling-bag', '/terms'];

/**
 * The spec's routes without a limit page of their own (section 2), each with another's: one whose
 * largest paint on a phone is a picture too, or a text.
 */
const pages: Readonly<Record<string, string>> = {
  '/about': picture,
  '/contact': text,
  '/blogs': picture,
  '/blog/in-the-workshop': picture,
  '/faq': text,
  '/privacy': text,
  '/login': text,
  '/register': text,
  '/forgot-password': text,
  '/testimonials': picture,
  '/care': picture,
};

/** Robots must not index the forms of accounts: their SEO has no limit. */
const isSeoOfForm = ({ name }: Figure) => /^\/(login|register|forgot-password) seo$/.test(name);

/** Lighthouse's phone on the other routes. */
export const routes = (stage: Stage): Promise<Figure[]> =>
  besideLimitPages(stage, { pages, rounds: 3 }, (page, pairs) =>
    pageFigures(page, pairs).map(({ limit, ...figure }) =>
      limit && !isSeoOfForm(figure) ? { ...figure, limit } : figure,
    ),
  );
