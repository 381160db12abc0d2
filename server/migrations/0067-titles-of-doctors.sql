-- A doctor's title apart from the name, so that it is written in the reader's language and agrees with the doctor's sex. Null: nothing is
-- put before the name, and a name that has its title inside is shown as it is. Nothing else changes for a server of the version before
-- this one: it shows the names that are split here without their title until it is replaced.
alter table doctors add column title text check (title in ('doctor', 'professor', 'psychologist'));

-- Titles that are written in front of names are taken off, where nothing is lost by it:
--   the title has its usual form, with a capital, and a space and a name come after it;
--   no second title follows ("Prof. Dr. X", "Dr. med. X");
--   a woman's form is only taken off where the doctor is known to be a woman, since it could not be written again;
--   a man's form of a woman's name ("Dr Ana Rocha") is taken off: that is what this is for.
-- Clinics are separated for the owner too, so each is done by itself.
do $$
declare
  t int;
  of_women constant text := '^(Dra|Dr\.ª|Dr\.a|Dr\.ᵃ|Dre|Doctora|Doutora|Docteure|Dott\.ssa|Dottoressa|Profa|Prof\.ª|Prof\.ssa|Professora|Profesora|Professoressa|الدكتورة|دكتورة)\.?\s+';
  of_any constant text := '^(Dr|Doctor|Doutor|Docteur|Dott|Dottor|Prof|Pr|Professor|Profesor|Professore|Professeur|د|الدكتور|دكتور)\.?\s+';
  second constant text := '^(Dra?|Dre|Dott|Prof|Profa|med|د)[.\s]';
begin
  for t in select id from tenants loop
    perform set_config('app.tenant', t::text, true);
    with split as (
      select d.tenant_id, d.id, d.name ~ of_women as is_of_woman, d.name ~ '^(Pr|Prof)' as is_professor,
        regexp_replace(d.name, case when d.name ~ of_women then of_women else of_any end, '') as rest
      from doctors d where d.title is null and (d.name ~ of_women or d.name ~ of_any)
    )
    update doctors d set title = case when s.is_professor then 'professor' else 'doctor' end, name = s.rest
    from split s where s.tenant_id = d.tenant_id and s.id = d.id
      and s.rest ~ '^\S' and s.rest !~ second and (not s.is_of_woman or d.sex = 'female');
  end loop;
  perform set_config('app.tenant', '', true);
end $$;
