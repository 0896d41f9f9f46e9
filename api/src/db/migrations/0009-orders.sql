-- What visitors ordered in the chat: lines as they were then, and what became of the order. Nothing
-- about a person but the account and its name. `key` is the secret of the order's page.
create table orders (
  id integer generated always as identity primary key,
  key text not null unique,
  user_id integer references users (id) on delete set null,
  name text not null default '',
  lines jsonb not null,
  total numeric(14, 2) not null,
  amount numeric(12, 2),
  status text not null default 'new',
  states jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now()
);

create index orders_user_id on orders (user_id, id);

create index orders_status on orders (status, id);
