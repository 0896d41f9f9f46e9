import { useEffect, useState } from 'react';

/** The fields of the shop's API that this shop shows. */
export interface Product {
  slug: string;
  title: string;
  subtitle: string;
  description: string;
  /** rupees */
  price: string;
  discounted_price: string | null;
  key_features: readonly string[];
  images: readonly { image: string; alt: string; sources: readonly Source[] }[];
}

interface Source {
  type: string;
  srcset: string;
}

/** @returns undefined until the API has answered */
export function useApi<T>(path: string): T | undefined {
  const [answer, setAnswer] = useState<{ path: string; body: T }>();
  useEffect(() => {
    const controller = new AbortController();
    fetch(path, { signal: controller.signal })
      .then((response) => response.json())
      .then((body: T) => setAnswer({ path, body }))
      .catch((error: Error) => {
        if (error.name !== 'AbortError') console.error(error);
      });
    return () => controller.abort();
  }, [path]);
  return answer?.path === path ? answer.body : undefined;
}

/** The first picture of a product, in the formats and sizes that the API offers. */
export function Picture({
  product: { title, images },
  sizes,
  isLazy = false,
}: {
  product: Product;
  sizes: string;
  isLazy?: boolean;
}) {
  const [first] = images;
  if (!first) return null;
  return (
    <picture>
      {first.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={first.image}
        alt={first.alt || title}
        width={720}
        height={720}
        loading={isLazy ? 'lazy' : 'eager'}
      />
    </picture>
  );
}
