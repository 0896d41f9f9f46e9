-- Each order removes those that were never sent, and looks for the one that was just opened.
create index orders_new on orders (created_at) where status = 'new';
