import { clinicGetConfiguration, clinicSetConfiguration } from "@anteroom/client/operations";
import type { ClinicConfiguration } from "@anteroom/client/schemas";
import { clinicTermsPath } from "@anteroom/domain/clinic/clinic-texts";
import { Trans } from "@lingui/react/macro";
import { Button } from "../../../web/src/ui/button.tsx";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { useAction } from "../platform/use-action.ts";
import { useRefetch } from "../platform/use-answer.ts";

type Props = { configuration: ClinicConfiguration; hasTerms: boolean };

/**
 * Says whether patients are shown the terms written here, other ones or none, with a button to show these, which changes the clinic's
 * manifest at once.
 */
export function TermsInForce({ configuration: { version, manifest, settings }, hasTerms }: Props) {
  const { api } = useDesk();
  const refetch = useRefetch();
  const address = manifest["termsAndConditionsLink"];
  const isShown = address === clinicTermsPath;
  const show = useAction(async () => {
    const next = { ...manifest, termsAndConditionsLink: clinicTermsPath };
    const body = { version, manifest: next, settings, is_dry_run: false };
    const answer = await api.call(clinicSetConfiguration, { body });
    if (answer.isOk || answer.failure.code === "changed_elsewhere") refetch(clinicGetConfiguration);
    return answer;
  });
  if (isShown && hasTerms)
    return (
      <p>
        <Trans>
          Patients are shown the terms that are written here: <a href={clinicTermsPath}>read the page</a>. Who
          has agreed already is not asked again.
        </Trans>
      </p>
    );
  return (
    <div className="stack">
      {typeof address === "string" && address !== "" && !isShown ? (
        <p>
          <Trans>
            Patients are shown other terms now:{" "}
            <a href={address}>
              <bdi dir="ltr" className="long">
                {address}
              </bdi>
            </a>
          </Trans>
        </p>
      ) : (
        !hasTerms && (
          <p>
            {isShown ? (
              <Trans>Patients are led to terms that are not there. Write them below.</Trans>
            ) : (
              <Trans>Patients are shown no terms now.</Trans>
            )}
          </p>
        )
      )}
      <FormOutcome failure={show.failure} />
      {hasTerms && (
        <div>
          <Button kind="outlined" isPending={show.isPending} onClick={() => void show.run()}>
            <Trans>Show patients the terms written here</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
