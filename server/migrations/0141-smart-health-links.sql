-- Links to a copy of a health record are SMART Health Links: programs read files of FHIR, and the patient sees who opened a link.

alter table health_record_shares
  -- Files of FHIR encrypted with the key that stands in the link alone (JWE); null once the link is revoked, and in older links.
  add column sealed_fhir text[],
  -- The last openings, oldest first: when, by the clinic's page or a program, and the name that its reader gave.
  add column uses jsonb not null default '[]';
