-- A personal link whose appointment has become an account's says so to whoever brings it (D.68); it opens nothing.

alter table guest_links add column appointment_id bigint;
alter table guest_links add foreign key (tenant_id, appointment_id) references appointments on delete cascade;
create index guest_links_of_appointment on guest_links (tenant_id, appointment_id) where appointment_id is not null;
