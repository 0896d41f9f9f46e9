import { shopConfig } from '@shop/shared/config';

export interface PageHeadProps {
  /** Without the shop's name, which is added. */
  title: string;
  /** Up to 155 characters (spec section 9). */
  description: string;
  /** Path of the page as search engines shall know it. */
  path: string;
  /** Absolute address of a picture for previews. */
  image?: string;
  /** schema of social previews: 'website', 'article', 'product' */
  type?: string;
  /** Keeps the page out of search results. */
  hidden?: boolean;
}

/** A page's title, description, canonical link and social-sharing tags. React puts them in the head. */
export function PageHead({
  title,
  description,
  path,
  image,
  type = 'website',
  hidden,
}: PageHeadProps) {
  const { name, siteUrl } = shopConfig();
  const url = siteUrl + path;
  return (
    <>
      <title>{`${title} | ${name}`}</title>
      <meta name="description" content={description} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {image && <meta property="og:image" content={image} />}
      {image && <meta name="twitter:card" content="summary_large_image" />}
    </>
  );
}
