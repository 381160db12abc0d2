import type { Dependent } from "@anteroom/contract/account/dependents";
import type { Insurance } from "@anteroom/contract/account/insurance";
import type { Reminders } from "@anteroom/contract/account/reminders";
import type { Security } from "@anteroom/contract/account/second-factor";
import { joana } from "../open-page.tsx";

/** Joana's son, nine years old; `more` overrides fields. */
export function aDependent(more: Partial<Dependent> = {}): Dependent {
  return {
    id: 9,
    name: "Tomás Prata",
    email: null,
    phone_country_code: null,
    phone_number: null,
    taxpayer_number: null,
    birthdate: "2017-03-09",
    sex: "male",
    address: null,
    parent_id: joana.id,
    version: 1,
    care: "open",
    care_ends_at: null,
    ...more,
  };
}

/** Joana's insurance without pictures of the card. */
export function anInsurance(more: Partial<Insurance> = {}): Insurance {
  return {
    patient_id: joana.id,
    version: 3,
    insurer: "Seguros do Rio",
    insurance_number: "778-1",
    policy_number: null,
    valid_until: "2027-12-31",
    front: null,
    back: null,
    ...more,
  };
}

/** Reminders by mail alone, at a clinic that sends text messages too. */
export function reminderChoices(more: Partial<Reminders> = {}): Reminders {
  return {
    day: true,
    hour: false,
    soon: false,
    doctor: true,
    mails: true,
    can_mail: true,
    channels: [{ channel: "sms", is_on: false, is_stopped: false, sender: "3838" }],
    number: null,
    new_number: null,
    code_channel: null,
    dependents: [],
    ...more,
  };
}

/** An account that is protected by its password alone. */
export function aSecurity(more: Partial<Security> = {}): Security {
  return {
    email: "j…a@example.org",
    totp_since: null,
    email_since: null,
    recovery_codes_left: 0,
    passkeys: [],
    proven_until: null,
    ...more,
  };
}
