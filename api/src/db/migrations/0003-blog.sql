-- The blog: posts with their pictures, and comments.

create table blog_posts (
  id integer generated always as identity primary key,
  slug text not null unique,
  title text not null,
  excerpt text not null,
  content text not null,
  author text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index blog_posts_created_at on blog_posts (created_at, id);

create table blog_images (
  id integer generated always as identity primary key,
  post_id integer not null references blog_posts (id) on delete cascade,
  position integer not null,
  picture_hash text not null references pictures (hash),
  caption text not null,
  alt text not null,
  constraint blog_images_position unique (post_id, position)
);

-- The counter of the catalogue counts posts too; not comments, which change all day.
create trigger blog_posts_changed after insert or update or delete or truncate on blog_posts
for each statement execute function count_catalog_change();

create trigger blog_images_changed after insert or update or delete or truncate on blog_images
for each statement execute function count_catalog_change();

create table comments (
  id integer generated always as identity primary key,
  post_id integer not null references blog_posts (id) on delete cascade,
  user_id integer references users (id) on delete cascade,
  guest_name text,
  content text not null,
  approved boolean not null,
  created_at timestamptz not null default now(),
  constraint comments_author check ((user_id is null) <> (guest_name is null))
);

create index comments_post_id on comments (post_id, created_at, id);

create index comments_user_id on comments (user_id, post_id, created_at);

create index comments_created_at on comments (created_at, id);

create index comments_waiting on comments (created_at, id) where not approved;
