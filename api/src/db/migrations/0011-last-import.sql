-- What the last import changed, so that it can be taken back: values before and after.
create table last_import (
  id integer primary key check (id = 1),
  at timestamptz not null,
  entries json not null
);
