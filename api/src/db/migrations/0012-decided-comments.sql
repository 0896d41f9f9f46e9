-- When staff showed or hid a comment. One that is not approved waits while this is null.
alter table comments add column moderated_at timestamptz;

update comments set moderated_at = now()
where id::text in (select ref from changes where kind = 'comment');

-- The log holds no words of customers, who may delete their account.
update changes set title = initcap(kind) || ' ' || ref where kind in ('comment', 'enquiry');
