import type { SitemapEntry } from 'federated-site/react';

/** The pages that search engines should know. */
export const sitemap = async (): Promise<readonly SitemapEntry[]> => [{ path: '/reviews' }];
