import type { ImportProblemCode } from "@anteroom/domain/shared/import-problems";
import { Trans } from "@lingui/react/macro";
import type { ReactElement } from "react";

/** What is wrong with a value in a line of a file and what to do next, for every code of the server. */
export const importProblems: Readonly<Record<ImportProblemCode, ReactElement>> = {
  invalid_type: (
    <Trans>
      This is missing or of the wrong kind. Write a whole number, or{" "}
      <bdi dir="ltr" lang="en">
        true
      </bdi>{" "}
      or{" "}
      <bdi dir="ltr" lang="en">
        false
      </bdi>
      , as the column needs.
    </Trans>
  ),
  invalid_format: (
    <Trans>
      This isn’t written the way the column needs. Examples:{" "}
      <bdi dir="ltr" lang="en">
        general-practice
      </bdi>{" "}
      for a specialty,{" "}
      <bdi dir="ltr" lang="en">
        pt|en
      </bdi>{" "}
      for languages,{" "}
      <bdi dir="ltr" lang="en">
        1987-03-14
      </bdi>{" "}
      for a date.
    </Trans>
  ),
  invalid_value: (
    <Trans>
      The column doesn’t know this word. Write one of its English words, such as female or doctor.
    </Trans>
  ),
  too_small: (
    <Trans>
      This is empty or too short, or the number is too small. Fill it in, or write a larger number.
    </Trans>
  ),
  too_big: <Trans>This is too long, or the number is too large. Write less, or a smaller number.</Trans>,
  invalid: (
    <Trans>
      We can’t read this. Write hours as in{" "}
      <bdi dir="ltr" lang="en" className="long">
        mon 09:00-12:30|13:30-17:00
      </bdi>
      , without overlaps.
    </Trans>
  ),
  unknown_specialty: <Trans>There’s no such specialty. Write one of the words below.</Trans>,
  repeated: (
    <Trans>An earlier line has the same value. Give each line its own, or delete one of the lines.</Trans>
  ),
  possible_duplicate: (
    <Trans>You may already have this patient. Give that patient this external_id instead.</Trans>
  ),
  "no-such-number": <Trans>There’s no such number. Check it for typing mistakes.</Trans>,
  "no-such-day": <Trans>There’s no such day. Check it for typing mistakes.</Trans>,
  "in-the-future": <Trans>This day is in the future. Check the year.</Trans>,
  "too-long-ago": <Trans>This day is more than 130 years ago. Check the year.</Trans>,
};
