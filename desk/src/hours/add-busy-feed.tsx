import { clinicAddBusyFeed, clinicListBusyFeeds } from "@anteroom/contract/administration/busy-feeds";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { Button } from "../../../web/src/ui/button.tsx";
import { TextField } from "../../../web/src/ui/form/field.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { refusedFields } from "../platform/refused-fields.ts";
import { useAction } from "../platform/use-action.ts";
import { useRefetch } from "../platform/use-answer.ts";
import styles from "./hours-screen.module.css";

const nothing = { name: "", url: "" };

/**
 * A form that adds another calendar by its address. Whoever has the address can read the calendar, so it is hidden while it is entered, never
 * shown again, and no draft.
 */
export function AddBusyFeed({ doctorId }: { doctorId: number }) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  const [entered, setEntered] = useState(nothing);
  const [isTried, setTried] = useState(false);
  const [isAdded, setAdded] = useState(false);
  const name = entered.name.trim();
  const url = entered.url.trim();
  const isAddress = /^(?:https|webcals?):\/\/[^/\s]\S*$/.test(url);
  const add = useAction(() =>
    api.call(clinicAddBusyFeed, { params: { doctor_id: doctorId }, body: { description: name, url } }),
  );
  const refused = refusedFields(add.failure).get("url");
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setAdded(false);
    if (name === "" || !isAddress) return;
    void add.run().then((done) => {
      if (!done) return;
      setEntered(nothing);
      setTried(false);
      setAdded(true);
      refetch(clinicListBusyFeeds);
    });
  };
  const urlError = () => {
    if (isTried && !isAddress) return t`Paste the whole address. It begins with https:// or webcal://`;
    return refused === undefined ? undefined : t`Use an address that the internet can reach, with https.`;
  };
  return (
    <form className={`stack g2 ${styles["sheet"]}`} noValidate onSubmit={send}>
      <h3>
        <Trans>Add a calendar</Trans>
      </h3>
      <TextField
        label={t`Name of the calendar`}
        hint={t`Only people at the clinic see it.`}
        autoComplete="off"
        maxLength={100}
        value={entered.name}
        error={isTried && name === "" ? t`Write a name, such as “Hospital”.` : undefined}
        onChange={({ currentTarget }) => setEntered({ ...entered, name: currentTarget.value })}
      />
      <TextField
        label={t`Private iCal address`}
        hint={t`Your calendar program shows it where calendars are shared. It is stored encrypted and never shown again.`}
        type="password"
        dir="ltr"
        autoComplete="off"
        value={entered.url}
        error={urlError()}
        onChange={({ currentTarget }) => setEntered({ ...entered, url: currentTarget.value })}
      />
      <FormOutcome
        refusal={
          add.failure?.code === "status_conflict" && (
            <Trans>A doctor can have five other calendars. Remove one first.</Trans>
          )
        }
        failure={refused === undefined ? add.failure : null}
        done={isAdded && <Trans>The calendar is added. It is read within the next minutes.</Trans>}
      />
      <div>
        <Button type="submit" isSmall isPending={add.isPending}>
          <Trans>Add the calendar</Trans>
        </Button>
      </div>
    </form>
  );
}
