-- Who runs the shop, and the log of what they changed.
alter table users add column is_staff boolean not null default false;

create index users_staff on users (email) where is_staff;

-- before and after: the values of the fields that changed; json, which holds them as they were.
create table changes (
  id integer generated always as identity primary key,
  at timestamptz not null default now(),
  user_id integer references users (id) on delete set null,
  kind text not null,
  ref text not null,
  title text not null,
  before json not null,
  after json not null,
  undone_at timestamptz
);

create index changes_user_id on changes (user_id);
