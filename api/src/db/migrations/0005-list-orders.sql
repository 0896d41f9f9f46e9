-- An index for each order of the list, in the shop and in a category: the first pages of the list
-- cost the same however many products there are; a later one still walks all that come before it.

-- What is paid, as cards show it; null when unknown.
alter table products add column paid_price numeric(10, 2) generated always as (nullif(
  case when discounted_price > 0 and (price <= 0 or discounted_price < price)
    then discounted_price else greatest(price, 0) end, 0)) stored;

create index products_featured on products (is_popular desc, id);

create index products_price_low on products (paid_price, id);

create index products_price_high on products (paid_price desc nulls last, id);

create index products_category_featured on products (category_id, is_popular desc, id);

create index products_category_price_low on products (category_id, paid_price, id);

create index products_category_price_high on products (category_id, paid_price desc nulls last, id);
