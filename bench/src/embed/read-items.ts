/** Products that every grid shows. */
export const count = 8;

export interface Item {
  title: string;
  /** rupees */
  price: number;
  url: string;
  image: string;
}

/** The products, as data. */
export async function readItems(shop: string): Promise<Item[]> {
  const response = await fetch(`${shop}/api/auth/products/?fields=card&limit=${count}`);
  const body = await response.json();
  const list: readonly Record<string, unknown>[] = body.results ?? body;
  return list.slice(0, count).map(({ title, price, slug, images }) => {
    const [first] = (images ?? []) as readonly { image?: string }[];
    return {
      title: String(title),
      price: Number(price),
      url: `${shop}/products/${slug}`,
      image: new URL(first?.image ?? '/favicon.ico', shop).href,
    };
  });
}
