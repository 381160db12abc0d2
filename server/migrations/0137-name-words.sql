-- The words of patients' names, folded: a search by beginnings of words reads only who has such a word. Row-level security keeps an index over
-- folded_name(name) from being used: neither like nor the operators of GIN are leakproof. Comparisons of text are.
create table patient_name_words (
  tenant_id int not null,
  word text collate "C" not null,
  patient_id bigint not null,
  primary key (tenant_id, word, patient_id)
);
create index name_words_of_patient on patient_name_words (tenant_id, patient_id);

alter table patient_name_words enable row level security;
alter table patient_name_words force row level security;
create policy one_tenant on patient_name_words using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, delete on patient_name_words to anteroom_app;

create function store_name_words() returns trigger language plpgsql set search_path = public as $$
begin
  if tg_op <> 'INSERT' then
    delete from patient_name_words where tenant_id = old.tenant_id and patient_id = old.id;
  end if;
  if tg_op = 'DELETE' then
    return null;
  end if;
  insert into patient_name_words (tenant_id, word, patient_id)
    select new.tenant_id, word, new.id from unnest(string_to_array(trim(folded_name(new.name)), ' ')) word
    on conflict do nothing;
  return null;
end $$;

create trigger name_words_of_new after insert on patients for each row execute function store_name_words();
create trigger name_words_of_changed after update of name on patients for each row
  when (old.name is distinct from new.name) execute function store_name_words();
create trigger name_words_of_removed after delete on patients for each row execute function store_name_words();

-- The words of the patients of before, clinic by clinic; a word that is there already stays.
create function fill_name_words() returns void language plpgsql set search_path = public as $$
declare clinic int;
begin
  for clinic in select id from tenants order by id loop
    perform set_config('app.tenant', clinic::text, true);
    insert into patient_name_words (tenant_id, word, patient_id)
      select p.tenant_id, word, p.id from patients p cross join unnest(string_to_array(trim(folded_name(p.name)), ' ')) word
      where p.tenant_id = clinic on conflict do nothing;
  end loop;
  perform set_config('app.tenant', '', true);
end $$;
