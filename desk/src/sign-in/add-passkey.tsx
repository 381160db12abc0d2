import { beginDeskPasskey, getDeskSecurity, registerDeskPasskey } from "@anteroom/client/operations";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { noAnswer, type Failure } from "../../../web/src/platform/api.ts";
import type { NoPasskey } from "../../../web/src/platform/passkeys.ts";
import { Button } from "../../../web/src/ui/button.tsx";
import { TextField } from "../../../web/src/ui/form/field.tsx";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { useRefetch } from "../platform/use-answer.ts";
import type { WithProof } from "./password-proof.tsx";

/** Why there is no new passkey: the person's device or browser, or a failed request. */
type Trouble = NoPasskey | "known" | "empty" | { failure: Failure };

/**
 * Renders the form that names a passkey (60 characters at most), creates it on the device and registers it
 * with the server, whose answer replaces the session. The passkey code is loaded on submit.
 */
export function AddPasskey({ withProof }: { withProof: WithProof }) {
  const { t } = useLingui();
  const { api, session } = useDesk();
  const refetch = useRefetch();
  const [name, setName] = useState(t`My device`);
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Trouble | "done" | null>(null);

  async function add(): Promise<Trouble | "done"> {
    if (name.trim() === "") return "empty";
    const options = await withProof(() => api.call(beginDeskPasskey));
    if (!options.isOk) return { failure: options.failure };
    const browser = await import("../../../web/src/platform/passkeys.ts").catch(() => null);
    if (browser === null) return { failure: noAnswer() };
    const credential = await browser.createPasskey(options.data.data.entity);
    if (typeof credential === "string") return credential;
    const body = { name: name.trim(), credential };
    const stored = await withProof(() => api.call(registerDeskPasskey, { body }));
    if (!stored.isOk) return { failure: stored.failure };
    session.changed(stored.data.data.entity);
    refetch(getDeskSecurity);
    return "done";
  }
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    setOutcome(null);
    setOutcome(await add());
    setPending(false);
  };
  return (
    <form className="stack" noValidate onSubmit={(event) => void send(event)}>
      <FormOutcome
        refusal={typeof outcome === "string" && outcome !== "done" && <WhyNot trouble={outcome} />}
        failure={typeof outcome === "object" ? (outcome?.failure ?? null) : null}
        done={outcome === "done" && <Trans>The passkey is added. You can sign in with it from now on.</Trans>}
      />
      <TextField
        label={t`Name of the passkey`}
        hint={t`A name you will recognise, such as "Laptop in room 2".`}
        value={name}
        maxLength={60}
        autoComplete="off"
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" kind="soft" icon="plus" isPending={isPending}>
        <Trans>Add a passkey</Trans>
      </Button>
    </form>
  );
}

function WhyNot({ trouble }: { trouble: NoPasskey | "known" | "empty" }) {
  switch (trouble) {
    case "empty":
      return <Trans>Give the passkey a name.</Trans>;
    case "known":
      return <Trans>This device already has a passkey for your account.</Trans>;
    case "unsupported":
      return <Trans>This browser cannot create passkeys. Use another browser or device.</Trans>;
    case "unused":
      return <Trans>No passkey was created. Try again, or use another device.</Trans>;
  }
}
