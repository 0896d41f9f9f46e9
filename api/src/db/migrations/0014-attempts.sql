-- Attempts of the last minute, counted for all copies of the API; on PostgreSQL only. `key` is a
-- keyed hash: neither addresses nor names are stored. Unlogged: after a crash counts begin again.
create unlogged table attempts (
  key text primary key,
  times timestamptz[] not null,
  granted integer not null,
  per_minute integer not null
);

-- Copies hear of a change at once; those that do not listen read the version once a second.
create or replace function count_catalog_change() returns trigger language plpgsql as $$
begin
  update catalog_state set version = version + 1,
    sale_ends_at = (select min(sale_ends_at) from products where sale_ends_at is not null)
  where id = 1;
  perform pg_notify('catalog_changed', '');
  return null;
end $$;
