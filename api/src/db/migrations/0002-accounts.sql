-- Accounts with their wishlist and cart, used refresh tokens, and open password resets.

create table users (
  id integer generated always as identity primary key,
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  is_active boolean not null default true,
  session_epoch integer not null default 0,
  created_at timestamptz not null default now()
);

create unique index users_email on users (lower(email));

create table used_refresh_tokens (
  jti text primary key,
  expires_at timestamptz not null
);

create index used_refresh_tokens_expires_at on used_refresh_tokens (expires_at);

create table password_resets (
  token_hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  expires_at timestamptz not null
);

create index password_resets_user_id on password_resets (user_id);

create index password_resets_expires_at on password_resets (expires_at);

create table wishlist_items (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  product_id integer not null references products (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint wishlist_items_once unique (user_id, product_id)
);

create table cart_items (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  product_id integer not null references products (id) on delete cascade,
  quantity integer not null check (quantity >= 1),
  constraint cart_items_once unique (user_id, product_id)
);

-- A product that is removed takes its items along.
create index wishlist_items_product_id on wishlist_items (product_id);

create index cart_items_product_id on cart_items (product_id);
