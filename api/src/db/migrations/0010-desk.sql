-- What staff change on the desk. A product has a version, which grows with every change by any
-- means: two phones notice each other. A hidden product is not sold; import leaves it hidden.
alter table products add column version integer not null default 1,
  add column hidden_at timestamptz,
  add column sale_ends_at timestamptz;

create function count_product_version() returns trigger language plpgsql as $$
begin
  new.version = old.version + 1;
  if new.discounted_price is null then new.sale_ends_at = null; end if;
  return new;
end $$;

create trigger products_version before update on products
for each row execute function count_product_version();

create index products_sale_ends_at on products (sale_ends_at) where sale_ends_at is not null;

-- The earliest end of a sale price: who reads the version of the catalogue ends it.
alter table catalog_state add column sale_ends_at timestamptz;

create or replace function count_catalog_change() returns trigger language plpgsql as $$
begin
  update catalog_state set version = version + 1,
    sale_ends_at = (select min(sale_ends_at) from products where sale_ends_at is not null)
  where id = 1;
  return null;
end $$;

alter table enquiries add column answered_at timestamptz;

create index enquiries_unanswered on enquiries (id) where answered_at is null;
