-- The log of the desk has what commands change, too.
alter table changes add column by_command boolean not null default false;
