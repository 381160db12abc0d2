import type { WebhookFailureCode } from "@anteroom/domain/clinic/webhook-events";
import { Trans } from "@lingui/react/macro";
import type { ReactElement } from "react";

/** Why an event did not arrive and what to do next, for every code of the server. */
export const webhookReasons: Readonly<Record<WebhookFailureCode, ReactElement>> = {
  not_public: (
    <Trans>The internet can’t reach this address. Enter one that starts with https and is public.</Trans>
  ),
  name_not_found: <Trans>There’s no server with this name. Check the address for typing mistakes.</Trans>,
  unreachable: (
    <Trans>The receiver can’t be reached. Check that it’s running and that its firewall lets us in.</Trans>
  ),
  tls_failed: (
    <Trans>A secure connection isn’t possible. Have the receiver’s certificate checked or renewed.</Trans>
  ),
  connection_lost: (
    <Trans>The receiver hung up before it answered. Look for the reason in the receiver’s log.</Trans>
  ),
  timeout: (
    <Trans>The receiver took too long to answer. Have it answer at once and process the event later.</Trans>
  ),
  redirected: <Trans>The receiver sends us to another address. Enter that address for this webhook.</Trans>,
  access_denied: (
    <Trans>
      The receiver refuses us. Check that it has the current secret and asks for no other sign-in.
    </Trans>
  ),
  not_found: <Trans>The receiver takes no events at this address. Check the address.</Trans>,
  gone: <Trans>The receiver no longer uses this address. Enter a new one, or remove the webhook.</Trans>,
  rate_limited: <Trans>The receiver gets more events than it allows. Have its limit raised.</Trans>,
  rejected: <Trans>The receiver doesn’t accept this event. Look for the reason in the receiver’s log.</Trans>,
  server_error: <Trans>Something is wrong at the receiver. Look for the reason in the receiver’s log.</Trans>,
  webhook_disabled: <Trans>The webhook was switched off. Switch it on, then send the event again.</Trans>,
  unknown: <Trans>We don’t know exactly why. Show the technical detail to whoever runs the receiver.</Trans>,
};

/** Returns the sentence of a code. A failure without a code, or with one that this page does not know, gets a general one. */
export const webhookReasonOf = (code: WebhookFailureCode | null) =>
  webhookReasons[code ?? "unknown"] ?? webhookReasons.unknown;
