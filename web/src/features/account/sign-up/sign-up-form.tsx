import { signUp } from "@anteroom/contract/account/access";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Result } from "../../../platform/api.ts";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { fetchCode } from "../../../platform/fetch-code.ts";
import { AppForm } from "../../../platform/forms/form.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { usePageQuery } from "../../../platform/page-address.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { lazyPart } from "../../../ui/lazy.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";
import { AccessPage } from "../access/access-page.tsx";
import styles from "../access/access.module.css";
import { sentMail, storeInTab, useStoredInTab } from "../access/link-token.ts";
import { NewPasswordFields } from "../access/new-password-fields.tsx";
import { TermsTick } from "./terms-tick.tsx";
import { readTextField, TroubleSummary, useFormTrouble, type FieldErrors } from "../access/trouble.tsx";
import { usePasswordMessages } from "../access/use-password-messages.ts";

const { Part: MailSent } = lazyPart(async () => (await import("./mail-sent.tsx")).MailSent, { isPage: true });

/** What an account is made of, checked and sent; `again` once the confirming mail is on its way. */
function useSignUp() {
  const { api, clock } = useApp();
  const { settings } = useClinic();
  const { t } = useLingui();
  const words = usePasswordMessages();
  const [isPending, setPending] = useState(false);
  const [again, setAgain] = useState<(() => Promise<Result<unknown>>) | null>(null);
  const { trouble, show, mend } = useFormTrouble();
  const taxNumberMessage = () =>
    hasCheckDigits(settings.country)
      ? t`This tax number is not valid. Check the digits, or leave it empty.`
      : t`Enter the tax number with 5 to 20 letters and digits, or leave it empty.`;

  const check = async (form: FormData): Promise<FieldErrors> => ({
    ...(readTextField(form, "name").trim() === "" ? { name: t`Enter your full name.` } : {}),
    ...(/^\S+@\S+\.\S+$/.test(readTextField(form, "email").trim())
      ? {}
      : { email: t`Enter your email address, such as ana@example.com.` }),
    ...words.check(readTextField(form, "password"), readTextField(form, "repeated")),
    ...((await isTaxNumber(readTextField(form, "tax_number").trim(), settings.country))
      ? {}
      : { tax_number: taxNumberMessage() }),
    ...(form.get("terms") === null ? { terms: t`Tick the box to agree to the terms, then continue.` } : {}),
  });
  const send = async (form: FormData) => {
    if (isPending) return;
    setPending(true);
    const found = await check(form);
    if (Object.keys(found).length > 0) {
      setPending(false);
      return show({ errors: found, check });
    }
    const email = readTextField(form, "email").trim();
    const mgen = readTextField(form, "mgen_client_number").trim();
    const tax = readTextField(form, "tax_number").trim();
    const ask = () =>
      api.call(signUp, {
        body: {
          name: readTextField(form, "name").trim(),
          email,
          password: readTextField(form, "password"),
          ...(mgen === "" ? {} : { mgen_client_number: mgen }),
          ...(tax === "" ? {} : { tax_number: tax }),
          terms_accepted: true,
          terms_version: settings.termsVersion,
        },
      });
    const answer = await ask();
    setPending(false);
    if (answer.isOk) {
      show({}); // who comes back for another address finds no mistake of before
      storeInTab(sentMail, `${clock.now()} ${email} ${readTextField(form, "name").trim()}`);
      return setAgain(() => ask);
    }
    show(words.ofFailure(answer.failure, form));
  };
  return { isPending, again, trouble, send, mend, show };
}

/**
 * The sign-up form: name, email, password, agreement; tax and client number are optional. Prefilled from the
 * clinic's link. Once sent, it renders the step that stores the page wanted (`?from=`) on this device and
 * waits for the link of the email, which calls `onConfirmed` with that page. The tab comes back to that step when it is reloaded.
 */
export function SignUpForm({ onConfirmed }: { onConfirmed: (returnPath: string | null) => void }) {
  const { settings } = useClinic();
  const given = usePageQuery();
  const { isPending, again, trouble, send, mend, show } = useSignUp();
  const sent = useStoredInTab(sentMail);
  return (
    <>
      {sent && (
        <MailSent
          sent={sent}
          from={given["from"]}
          ask={again}
          onForm={() => show({})}
          onConfirmed={onConfirmed}
        />
      )}
      {/* Stays with all that was typed, for who wants another address. */}
      <div hidden={!!sent}>
        <AccessPage
          title={!sent && <Trans>Create your account</Trans>}
          lead={<Trans>One account for your appointments and for the people you care for.</Trans>}
        >
          <AppForm className={styles["form"]} onSend={send} onInput={(event) => void mend(event)}>
            <TroubleSummary trouble={trouble} />
            <SignUpFields given={given} errors={trouble.errors} />
            <Button type="submit" isBlock isPending={isPending}>
              <Trans>Create my account</Trans>
            </Button>
          </AppForm>
          {settings.patientsLogIn && (
            <p className={styles["way-out"]}>
              <AppLink
                to={given["from"] ? `/login?from=${encodeURIComponent(given["from"])}` : "/login"}
                className={textLinkClass()}
              >
                <Trans>I already have an account</Trans>
              </AppLink>
            </p>
          )}
        </AccessPage>
      </div>
    </>
  );
}

type FieldsProps = { given: ReturnType<typeof usePageQuery>; errors: FieldErrors };

function SignUpFields({ given, errors }: FieldsProps) {
  const { t } = useLingui();
  const clientNumber = given["mgen_client_number"];
  return (
    <>
      <TextField
        id="name"
        name="name"
        label={t`Full name`}
        error={errors["name"]}
        autoComplete="name"
        maxLength={fieldLimits.name}
      />
      <TextField
        id="email"
        name="email"
        type="email"
        dir="ltr"
        label={t`Email`}
        hint={t`We’ll send a link to this address to check that it’s yours.`}
        error={errors["email"]}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={fieldLimits.email}
      />
      <NewPasswordFields errors={errors} />
      <TextField
        id="tax_number"
        name="tax_number"
        dir="ltr"
        label={t`Tax number (optional)`}
        defaultValue={given["tax_number"]}
        error={errors["tax_number"]}
        autoComplete="off"
        maxLength={20}
      />
      {clientNumber !== undefined && (
        <TextField
          id="mgen_client_number"
          name="mgen_client_number"
          dir="ltr"
          label={t`Client number`}
          defaultValue={clientNumber}
          autoComplete="off"
          maxLength={40}
        />
      )}
      <TermsTick error={errors["terms"]} />
    </>
  );
}

/** Countries whose numbers are checked digit by digit. */
const hasCheckDigits = (country: string | null) => country !== null && ["BR", "CL", "PT"].includes(country);

/** Whether a number is empty or can be a taxpayer's of the clinic's country; where the rules cannot be fetched the server alone checks. */
async function isTaxNumber(text: string, country: string | null): Promise<boolean> {
  if (text === "") return true;
  const rules = await fetchCode(() => import("@anteroom/domain/account/tax-id"));
  return rules === null || rules.parseTaxId(text, country) !== null;
}
