-- How many pieces of a cart line are in which colour: {name: pieces}. The colour of the rest is not
-- known; nor is that of a line from before. Never more than its quantity.
alter table cart_items add column colors jsonb not null default '{}';
