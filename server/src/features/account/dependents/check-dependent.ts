import type { addDependent } from "@anteroom/contract/account/dependents";
import type { BodyOf } from "@anteroom/contract/endpoint";
import { isOfAge } from "@anteroom/domain/account/care";
import { checkPerson } from "../../../shared/account/person-fields.ts";
import { problem } from "../../../platform/http/problem.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";

type Body = BodyOf<typeof addDependent>;

/**
 * Normalises a dependent's details for storage, or returns a problem. An adult without consent (`hasAgreed`)
 * needs their own e-mail address for the request (D.101); `mustAgree` says so. `storedTaxId` is accepted
 * unchanged.
 */
export function checkDependent(
  body: Body,
  {
    tenant,
    now,
    hasAgreed,
    storedTaxId = null,
  }: { tenant: Tenant; now: Date; hasAgreed: boolean; storedTaxId?: string | null },
) {
  const checked = checkPerson(body, { country: tenant.settings.country, now, storedTaxId });
  if (!checked.isOk) return checked;
  const mustAgree =
    !hasAgreed && isOfAge(checked.person.birthdate, tenant.settings.ageOfMajority, now.getTime());
  if (mustAgree && checked.person.email === null) {
    const fields = [{ path: "body.email", code: "needed_of_an_adult" }];
    return { isOk: false, refusal: problem("validation_failed", { fields }) } as const;
  }
  return { ...checked, mustAgree };
}
