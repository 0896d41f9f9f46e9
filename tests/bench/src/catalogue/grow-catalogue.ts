import type { ShopOnPostgres } from '../cluster/shop-on-postgres';

/**
 * Adds copies of the products that are there, with names and pictures, until there are so many: an
 * import of a million would take longer than all else.
 * @param size a multiple of what there is
 */
export async function growCatalogue({ ask }: ShopOnPostgres, size: number): Promise<void> {
  const there = Number(await ask('select count(*) from products'));
  const columns = await ask<string>(
    `select string_agg(column_name, ', ') from information_schema.columns
    where table_name = 'products' and is_generated = 'NEVER'
      and column_name not in ('id', 'slug', 'title')`,
  );
  await ask(
    `with base as (select * from products),
    added as (
      insert into products (slug, title, ${columns})
      select slug || '-n' || number, title || ' ' || number, ${columns}
      from base, generate_series(${there}, ${size - 1}, ${there}) as number
      returning id, slug)
    insert into product_images (product_id, position, picture_hash, color, alt)
    select added.id, position, picture_hash, color, alt from added
    join base on base.slug = regexp_replace(added.slug, '-n[0-9]+$', '')
    join product_images on product_images.product_id = base.id`,
  );
  await ask('vacuum analyze');
}
