-- A restored backup sets the ids of accounts back: the next account gets one that another had.
alter table users alter column session_epoch set default floor(random() * 2000000000)::integer;
