import {
  clinicGetConfiguration,
  clinicSetConfiguration,
  type ClinicConfiguration,
} from "@anteroom/contract/administration/settings";
import { parseHex } from "@anteroom/domain/clinic/oklch";
import { clinicNameLength } from "@anteroom/domain/clinic/manifest";
import { asText } from "@anteroom/domain/shared/record";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { Button } from "../../../web/src/ui/button.tsx";
import { TextField } from "../../../web/src/ui/form/field.tsx";
import { BackToSettings } from "../settings/settings-screen.tsx";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { useAction } from "../platform/use-action.ts";
import { useApiAnswer, useRefetch } from "../platform/use-answer.ts";
import { coloursOf, brandingToForm, manifestWithBranding } from "./branding-fields.ts";
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
  const [entered, setEntered] = useState(() => brandingToForm(manifest));
  const [isTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const save = useSaveManifest(configuration);
  const isNamed = entered.name.trim() !== "";
  const isWhole =
    isNamed &&
    Object.values(entered.colours).every((colour) => colour.trim() === "" || parseHex(colour) !== null);
  const change = (part: Partial<typeof entered>) => {
    setEntered({ ...entered, ...part });
    setSaved(false);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setSaved(false);
    if (isWhole)
      void save.run(manifestWithBranding(manifest, entered)).then((done) => setSaved(done !== null));
  };
  return (
    <form className={styles["sides"]} noValidate onSubmit={send}>
      <div className="stack">
        <TextField
          label={t`Name of the clinic`}
          autoComplete="off"
          maxLength={clinicNameLength}
          value={entered.name}
          error={isTried && !isNamed ? t`Write the name.` : undefined}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <ColourFields entered={entered} onChange={(colours) => change({ colours })} />
        <FormOutcome
          refusal={
            (isTried && !isWhole && (
              <Trans>This is not saved yet. Correct the fields that are marked, then save again.</Trans>
            )) ||
            (save.failure?.code === "changed_elsewhere" && (
              <Trans>Somebody else has changed the settings meanwhile. Load this page again.</Trans>
            ))
          }
          failure={save.failure}
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
          <Button type="submit" isPending={save.isPending}>
            <Trans>Save name and colours</Trans>
          </Button>
        </div>
      </div>
      <Preview name={entered.name} logo={asText(manifest["logoUrl"]) ?? ""} colours={coloursOf(entered)} />
    </form>
  );
}

/** Sets the manifest; the settings stay as they were read. */
function useSaveManifest({ version, settings }: ClinicConfiguration) {
  const { api } = useDesk();
  const refetch = useRefetch();
  return useAction(async (manifest: Record<string, unknown>) => {
    const body = { version, manifest, settings, is_dry_run: false };
    const answer = await api.call(clinicSetConfiguration, { body });
    if (answer.isOk) refetch(clinicGetConfiguration);
    return answer;
  });
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
