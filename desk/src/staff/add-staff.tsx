import { clinicAddStaff, clinicListStaff } from "@anteroom/client/operations";
import type { ClinicDoctor } from "@anteroom/client/schemas";
import { Trans } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { Button } from "../../../web/src/ui/button.tsx";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { useAction } from "../platform/use-action.ts";
import { useRefetch } from "../platform/use-answer.ts";
import { OneTimePassword } from "./one-time-password.tsx";
import { StaffFields, type EnteredStaff } from "./staff-fields.tsx";

const nothing: EnteredStaff = { name: "", email: "", role: "reception", doctorId: null };

/** A form that creates an account (a doctor's is bound to a doctor) and shows its one-time password once. No email is sent. */
export function AddStaff({ doctors }: { doctors: readonly ClinicDoctor[] }) {
  const { api } = useDesk();
  const refetch = useRefetch();
  const [entered, setEntered] = useState(nothing);
  const [isIncomplete, setIncomplete] = useState(false);
  const [made, setMade] = useState<{ name: string; password: string } | null>(null);
  const change = (part: Partial<EnteredStaff>) => setEntered({ ...entered, ...part });
  const { name, email, role, doctorId } = entered;
  const isWhole = name.trim() !== "" && email.trim() !== "" && (role !== "doctor" || doctorId !== null);
  const add = useAction(() =>
    api.call(clinicAddStaff, {
      body: {
        name: name.trim(),
        email: email.trim(),
        role,
        doctor_id: role === "doctor" ? doctorId : null,
      },
    }),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIncomplete(!isWhole);
    setMade(null);
    if (!isWhole) return;
    void add.run().then((done) => {
      if (!done) return;
      setMade({ name: done.data.entity.name, password: done.data.entity.one_time_password });
      setEntered(nothing);
      refetch(clinicListStaff);
    });
  };
  return (
    <form className="stack form" noValidate onSubmit={send}>
      <h2>
        <Trans>Add an account</Trans>
      </h2>
      <StaffFields {...{ entered, doctors }} onChange={change} />
      <FormOutcome
        refusal={
          (isIncomplete &&
            !isWhole &&
            (role === "doctor" ? (
              <Trans>Fill in name, email address and doctor first.</Trans>
            ) : (
              <Trans>Fill in name and email address first.</Trans>
            ))) ||
          (add.failure?.code === "status_conflict" && (
            <Trans>
              This email address has an account already. Use another, or make a new password for it.
            </Trans>
          ))
        }
        failure={add.failure}
      />
      {made && <OneTimePassword {...made} />}
      <div>
        <Button type="submit" isPending={add.isPending}>
          <Trans>Add the account</Trans>
        </Button>
      </div>
    </form>
  );
}
