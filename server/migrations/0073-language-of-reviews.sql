-- The language of the page on which a review was written, so that readers of another language are told and its words are marked.
-- Null: written before this was recorded, or by a server of the version before; the clinic's language is assumed.
alter table reviews add column language text check (language ~ '^[a-z]{2}(-[A-Z]{2})?$');
