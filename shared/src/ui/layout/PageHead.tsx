import { shopConfig } from '@shop/shared/config';

/** A picture for previews. */
interface PreviewPicture {
  /** absolute address */
  src: string;
  /** pixels, when known */
  width?: number;
  height?: number;
  alt?: string;
}

interface PageHeadProps {
  /** Without the shop's name, which is added. */
  title: string;
  /** Up to 155 characters (spec section 9). */
  description: string;
  /** Path of the page for search engines. */
  path: string;
  /** Picture for previews, or its absolute address; else the shop's own stands for the page. */
  image?: string | PreviewPicture;
  /** schema of social previews: 'website', 'article', 'product' */
  type?: string;
  /** Keeps the page out of search results. */
  hidden?: boolean;
}

/**
 * A page's title, description, canonical link, and the data for previews (ogp.me). X takes what its
 * cards show from the same data, but for the card's kind. React puts them in the head.
 */
export function PageHead(props: PageHeadProps) {
  const { title, description, path, image, type = 'website', hidden } = props;
  const { name, siteUrl } = shopConfig();
  const url = siteUrl + path;
  const picture: PreviewPicture =
    typeof image === 'string' ? { src: image } : (image ?? brandPicture(siteUrl));
  const properties = {
    'og:site_name': name,
    'og:locale': 'en_IN',
    'og:type': type,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': picture.src,
    'og:image:width': picture.width,
    'og:image:height': picture.height,
    'og:image:alt': picture.alt,
  };
  return (
    <>
      <title>{`${title} | ${name}`}</title>
      <meta name="description" content={description} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      {Object.entries(properties).map(
        ([property, content]) =>
          content && <meta key={property} property={property} content={String(content)} />,
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Served by the storefront under a fixed name, for pages without a picture of their own. */
const brandPicture = (siteUrl: string): PreviewPicture => ({
  src: `${siteUrl}/brand.jpg`,
  width: 1200,
  height: 630,
  alt: 'Three leather bags above a stitched leather tag',
});
