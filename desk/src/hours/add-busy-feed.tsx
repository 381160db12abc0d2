import { clinicAddBusyFeed, clinicListBusyFeeds } from "@anteroom/client/operations";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { Button } from "../../../web/src/ui/button.tsx";
import { Choice } from "../../../web/src/ui/form/choice.tsx";
import { FieldGroup, TextField } from "../../../web/src/ui/form/field.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { refusedFields } from "../platform/refused-fields.ts";
import { useAction } from "../platform/use-action.ts";
import { useRefetch } from "../platform/use-answer.ts";
import styles from "./hours-screen.module.css";

const nothing = { name: "", url: "", isAccount: false, server: "", userName: "", password: "" };
type Entered = typeof nothing;

/** What is sent, and whether each field has something that can be sent. */
function read(entered: Entered) {
  const [name, userName] = [entered.name.trim(), entered.userName.trim()];
  const url = (entered.isAccount ? entered.server : entered.url).trim();
  const { isAccount, password } = entered;
  const isAddress = (isAccount ? /^https:\/\/[^/\s]\S*$/ : /^(?:https|webcals?):\/\/[^/\s]\S*$/).test(url);
  const isUserName = /^[^:]+$/.test(userName);
  const isWhole = name !== "" && isAddress && (!isAccount || (isUserName && password !== ""));
  const body = { description: name, url, ...(isAccount && { account: { user_name: userName, password } }) };
  return { body, isAddress, isUserName, isWhole };
}

/**
 * A form that adds another calendar of a doctor by its private address, or by an account at a
 * CalDAV server. Address and password are hidden while they are entered, never shown again, and
 * not kept as a draft.
 */
export function AddBusyFeed({ doctorId }: { doctorId: number }) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  const [entered, setEntered] = useState(nothing);
  const [isTried, setTried] = useState(false);
  const [isAdded, setAdded] = useState(false);
  const { body, isAddress, isUserName, isWhole } = read(entered);
  const add = useAction(() => api.call(clinicAddBusyFeed, { params: { doctor_id: doctorId }, body }));
  const change = (changed: Partial<Entered>) => setEntered({ ...entered, ...changed });
  const refused = refusedFields(add.failure).get("url");
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setAdded(false);
    if (!isWhole) return;
    void add.run().then((done) => {
      if (!done) return;
      setEntered({ ...nothing, isAccount: entered.isAccount });
      setTried(false);
      setAdded(true);
      refetch(clinicListBusyFeeds);
    });
  };
  const urlError = () => {
    if (isTried && !isAddress)
      return entered.isAccount
        ? t`Write the whole address. It begins with https://`
        : t`Paste the whole address. It begins with https:// or webcal://`;
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
        error={isTried && body.description === "" ? t`Write a name, such as “Hospital”.` : undefined}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <FieldGroup label={t`How the calendar is read`}>
        <Choice
          name="calendar-kind"
          title={t`By its private iCal address`}
          checked={!entered.isAccount}
          onChange={() => change({ isAccount: false })}
        />
        <Choice
          name="calendar-kind"
          title={t`With an account (CalDAV)`}
          checked={entered.isAccount}
          onChange={() => change({ isAccount: true })}
        />
      </FieldGroup>
      {entered.isAccount ? (
        <Account {...{ entered, change, isUserName }} isTried={isTried} urlError={urlError()} />
      ) : (
        <TextField
          label={t`Private iCal address`}
          hint={t`Your calendar program shows it where calendars are shared. It is stored encrypted and never shown again.`}
          type="password"
          dir="ltr"
          autoComplete="off"
          value={entered.url}
          error={urlError()}
          onChange={({ currentTarget }) => change({ url: currentTarget.value })}
        />
      )}
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

type AccountProps = {
  entered: Entered;
  change: (changed: Partial<Entered>) => void;
  isTried: boolean;
  isUserName: boolean;
  urlError: string | undefined;
};

/** Server, user name and password of an account whose calendars are read. */
function Account({ entered, change, isTried, isUserName, urlError }: AccountProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Address of the server, or of one of its calendars`}
        hint={t`Of a server, all calendars of the account are read.`}
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={entered.server}
        error={urlError}
        onChange={({ currentTarget }) => change({ server: currentTarget.value })}
      />
      <TextField
        label={t`User name`}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={entered.userName}
        error={isTried && !isUserName ? t`Write the user name. It has no colon.` : undefined}
        onChange={({ currentTarget }) => change({ userName: currentTarget.value })}
      />
      <TextField
        label={t`App password`}
        hint={t`Make one for this clinic where your calendar account has its security settings. It is stored encrypted and never shown again.`}
        type="password"
        dir="ltr"
        autoComplete="off"
        maxLength={500}
        value={entered.password}
        error={isTried && entered.password === "" ? t`Write the password.` : undefined}
        onChange={({ currentTarget }) => change({ password: currentTarget.value })}
      />
    </>
  );
}
