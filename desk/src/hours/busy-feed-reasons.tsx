import type { BusyFeedFailureCode } from "@anteroom/domain/booking/busy-times";
import { Trans } from "@lingui/react/macro";
import type { ReactElement } from "react";

/** Why a calendar cannot be read and what to do next, for every code of the server. */
export const busyFeedReasons: Readonly<Record<BusyFeedFailureCode, ReactElement>> = {
  not_public: (
    <Trans>
      The internet can’t reach this address. Remove the calendar and add it with a public one that starts with
      https.
    </Trans>
  ),
  name_not_found: (
    <Trans>
      There’s no server with this name. Remove the calendar and add it again with the right address.
    </Trans>
  ),
  unreachable: <Trans>Its server can’t be reached. If this goes on, ask whoever runs the calendar.</Trans>,
  tls_failed: (
    <Trans>
      A secure connection isn’t possible. Ask whoever runs the calendar to check the server’s certificate.
    </Trans>
  ),
  connection_lost: (
    <Trans>Its server hung up before it answered. If this goes on, ask whoever runs the calendar.</Trans>
  ),
  timeout: (
    <Trans>Its server takes too long to answer. If this goes on, ask whoever runs the calendar.</Trans>
  ),
  too_many_redirects: (
    <Trans>
      The address sends us on too many times. Copy it again from the calendar program, then remove the
      calendar here and add it again.
    </Trans>
  ),
  access_denied: (
    <Trans>
      The calendar isn’t shared with us. Share it in the calendar program, then remove it here and add it with
      the new address.
    </Trans>
  ),
  wrong_credentials: (
    <Trans>
      The user name or password isn’t accepted. Remove the calendar and add it again with a new app password.
    </Trans>
  ),
  not_found: (
    <Trans>
      There’s no calendar at this address. Copy the address again from the calendar program, then remove the
      calendar here and add it again.
    </Trans>
  ),
  server_error: (
    <Trans>Something is wrong at its server. If this goes on, ask whoever runs the calendar.</Trans>
  ),
  unexpected_answer: (
    <Trans>
      We can’t use the server’s answer. Copy the address again from the calendar program, then remove the
      calendar here and add it again.
    </Trans>
  ),
  no_caldav_server: (
    <Trans>
      There’s no CalDAV server at this address. Ask your provider for the address, then remove the calendar
      here and add it again.
    </Trans>
  ),
  no_calendars: (
    <Trans>The account has no calendar with events. Make one there, or remove it here and add another.</Trans>
  ),
  too_many_calendars: (
    <Trans>
      The account has more than 20 calendars. Remove it here and add the ones you need by their own addresses.
    </Trans>
  ),
  too_large: (
    <Trans>The calendar is larger than 2 MB. Delete old entries, or share a calendar with fewer.</Trans>
  ),
  not_a_calendar: (
    <Trans>
      The address leads to something else, such as a web page. Copy the iCal address from the calendar
      program, then remove the calendar here and add it again.
    </Trans>
  ),
  malformed: (
    <Trans>
      The calendar has mistakes that we can’t read past. Ask whoever runs the calendar to check it.
    </Trans>
  ),
  too_many_events: (
    <Trans>The calendar has too many events. Delete old entries, or share a calendar with fewer.</Trans>
  ),
  unknown: (
    <Trans>
      We don’t know exactly why. If this goes on, show the technical detail to whoever runs the calendar.
    </Trans>
  ),
};

/** Returns the sentence of a code. A failure without a code, or with one that this page does not know, gets a general one. */
export const busyFeedReasonOf = (code: BusyFeedFailureCode | null) =>
  busyFeedReasons[code ?? "unknown"] ?? busyFeedReasons.unknown;
