-- When a product was taken out of the shop; null while it is sold. Its row stays for the carts and
-- wishlists that hold it, and for the day on which an import names its slug again.
alter table products add column removed_at timestamptz;
