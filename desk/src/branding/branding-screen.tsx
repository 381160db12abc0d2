import { clinicGetConfiguration, clinicSetConfiguration } from "@anteroom/client/operations";
import type { ClinicConfiguration } from "@anteroom/client/schemas";
import { parseHex } from "@anteroom/domain/clinic/oklch";
import { clinicNameLength } from "@anteroom/domain/clinic/manifest";
import { asText } from "@anteroom/domain/shared/record";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState, type FormEvent } from "react";
import type { Result } from "../../../web/src/platform/api.ts";
import { Button } from "../../../web/src/ui/button.tsx";
import { TextField } from "../../../web/src/ui/form/field.tsx";
import { BackToSettings } from "../settings/settings-screen.tsx";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { ConflictNotice } from "../ui/conflict-notice.tsx";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { useAction } from "../platform/use-action.ts";
import { useApiAnswer, useRefetch } from "../platform/use-answer.ts";
import {
  coloursOf,
  brandingToForm,
  isSameBranding,
  manifestWithBranding,
  type EnteredBranding,
} from "./branding-fields.ts";
import styles from "./branding.module.css";
import { Loading } from "../settings/loading.tsx";
import { BrandingPictures } from "./branding-pictures.tsx";
import { ColourFields } from "./colour-fields.tsx";
import { Preview } from "./preview.tsx";

/**
 * Changes the clinic's name, pictures and colours, with a preview and the findings of the configuration check about them. Patients see changes
 * at once.
 */
export function BrandingScreen() {
  const { data, failure, ask } = useApiAnswer(clinicGetConfiguration);
  const configuration = data?.data.entity;
  return (
    <div className="stack g8">
      <BackToSettings />
      <ScreenTitle>
        <Trans>Branding</Trans>
      </ScreenTitle>
      <FailureNotice failure={failure} onRetry={ask} />
      {!configuration && !failure && <Loading />}
      {configuration && (
        <>
          <BrandingPictures manifest={configuration.manifest} />
          <BrandingForm configuration={configuration} />
          <BrandingFindings findings={configuration.findings} />
        </>
      )}
    </div>
  );
}

function BrandingForm({ configuration }: { configuration: ClinicConfiguration }) {
  const { t } = useLingui();
  const { manifest } = configuration;
  const form = useBranding(configuration);
  const { entered, isTried, isSaved, isNamed, isWhole, isConflict, save, newest } = form;
  const submit = useRef<HTMLButtonElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void form.send();
  };
  const thenFocus = (done: Promise<void>) => void done.then(() => submit.current?.focus());
  return (
    <form className={styles["sides"]} noValidate onSubmit={send}>
      <div className="stack">
        <TextField
          label={t`Name of the clinic`}
          autoComplete="off"
          maxLength={clinicNameLength}
          value={entered.name}
          error={isTried && !isNamed ? t`Write the name.` : undefined}
          onChange={({ currentTarget }) => form.change({ name: currentTarget.value })}
        />
        <ColourFields entered={entered} onChange={(colours) => form.change({ colours })} />
        {isConflict && (
          <ConflictNotice
            isPending={newest.isPending || save.isPending}
            onLoad={() => thenFocus(form.load())}
            onOverwrite={() => thenFocus(form.overwrite())}
          />
        )}
        <FormOutcome
          refusal={
            isTried &&
            !isWhole && (
              <Trans>This is not saved yet. Correct the fields that are marked, then save again.</Trans>
            )
          }
          failure={save.failure ?? (isConflict ? newest.failure : null)}
          done={
            isSaved && (
              <Trans>
                Name and colours are saved. Patients see them at once; the desk shows them when it is loaded
                again.
              </Trans>
            )
          }
        />
        <div>
          <Button type="submit" ref={submit} isPending={save.isPending}>
            <Trans>Save name and colours</Trans>
          </Button>
        </div>
      </div>
      <Preview name={entered.name} logo={asText(manifest["logoUrl"]) ?? ""} colours={coloursOf(entered)} />
    </form>
  );
}

/** The state of the form. `configuration` is only what the form is opened with. */
function useBranding({ manifest }: ClinicConfiguration) {
  const [opened, setOpened] = useState(() => brandingToForm(manifest));
  const [entered, setEntered] = useState(opened);
  const [isTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [isConflict, setConflict] = useState(false);
  const { save, newest } = useSaveBranding();
  const isNamed = entered.name.trim() !== "";
  const isWhole =
    isNamed &&
    Object.values(entered.colours).every((colour) => colour.trim() === "" || parseHex(colour) !== null);
  const store = async (read: EnteredBranding | null) => {
    setTried(true);
    setSaved(false);
    const done = isWhole ? await save.run(entered, read) : null;
    if (done === null) return;
    if (done === "saved") setOpened(entered);
    setSaved(done === "saved");
    setConflict(done === "changed");
  };
  return {
    entered,
    isTried,
    isSaved,
    isNamed,
    isWhole,
    isConflict,
    save,
    newest,
    change(part: Partial<EnteredBranding>) {
      setEntered({ ...entered, ...part });
      setSaved(false);
    },
    send: () => store(opened),
    overwrite: () => store(null),
    async load() {
      const theirs = await newest.run();
      if (!theirs) return;
      setOpened(theirs);
      setEntered(theirs);
      setConflict(false);
    },
  };
}

/**
 * Saves the branding in the manifest as it is now, so that pictures and settings changed meanwhile stay; `changed`
 * where the stored branding is not the one that was `read`, null to replace any.
 */
function useSaveBranding() {
  const { api } = useDesk();
  const refetch = useRefetch();
  const newest = useAction(async (): Promise<Result<EnteredBranding>> => {
    const answer = await api.call(clinicGetConfiguration);
    return answer.isOk ? { isOk: true, data: brandingToForm(answer.data.data.entity.manifest) } : answer;
  });
  const save = useAction(
    async (entered: EnteredBranding, read: EnteredBranding | null): Promise<Result<"saved" | "changed">> => {
      const now = await api.call(clinicGetConfiguration);
      if (!now.isOk) return now;
      const { version, manifest, settings } = now.data.data.entity;
      const stored = brandingToForm(manifest);
      if (read !== null && !isSameBranding(stored, read) && !isSameBranding(stored, entered))
        return { isOk: true, data: "changed" };
      const body = {
        version,
        manifest: manifestWithBranding(manifest, entered),
        settings,
        is_dry_run: false,
      };
      const answer = await api.call(clinicSetConfiguration, { body });
      if (answer.isOk) refetch(clinicGetConfiguration);
      else if (answer.failure.code !== "changed_elsewhere") return answer;
      return { isOk: true, data: answer.isOk ? "saved" : "changed" };
    },
  );
  return { save, newest };
}

/** Findings of the configuration check about the branding, in English. */
function BrandingFindings({ findings }: Pick<ClinicConfiguration, "findings">) {
  const own = findings.filter(({ kind, where }) => kind !== "note" && where.startsWith("manifest."));
  if (own.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="branding-findings">
      <h2 id="branding-findings">
        <Trans>What is not in order</Trans>
      </h2>
      <ul className="dots" lang="en" dir="ltr">
        {own.map(({ where, words }) => (
          <li key={`${where} ${words}`}>
            {where}: {words}
          </li>
        ))}
      </ul>
    </section>
  );
}
