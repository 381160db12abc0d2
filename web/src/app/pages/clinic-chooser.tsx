import { getDomains, listClinics, platform } from "@anteroom/contract/tenant";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type Api, createApi } from "../../platform/api.ts";
import { useApp } from "../../platform/app-context.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Rows, rowLinkClass } from "../../ui/card/rows.tsx";
import { Sheet } from "../../ui/overlay/sheet.tsx";
import styles from "./clinic-chooser.module.css";

/**
 * Lists the clinics of this installation, or only the one that the look-up of domains names for this host; development only, on a host
 * that names no clinic.
 */
export function ClinicChooser() {
  const { api, boot } = useApp();
  const { uneditedApiBaseUrl } = boot.runtime;
  const { t } = useLingui();
  const { data: clinics } = useQuery({
    queryKey: ["clinics"],
    queryFn: () => findClinics(api, uneditedApiBaseUrl),
  });
  return (
    <div className="stack form">
      <h1>
        <Trans>Which clinic are you visiting?</Trans>
      </h1>
      {clinics ? (
        <Sheet>
          <Rows>
            {clinics.map((clinic) => (
              <li key={clinic.slug}>
                <a className={rowLinkClass} href={clinic.url}>
                  {/* A logo of another server would be refused by the page's policy. */}
                  {clinic.logo_url.startsWith("/") && (
                    <img className={styles["logo"]} src={clinic.logo_url} alt="" width={48} height={48} />
                  )}
                  {clinic.name}
                </a>
              </li>
            ))}
          </Rows>
        </Sheet>
      ) : (
        <Skeleton label={t`Loading`} />
      )}
    </div>
  );
}

/** D.05: the clinic that the look-up names, else all there are. The look-up goes to the unedited address; one that fails names none. */
async function findClinics(api: Api, unedited: string | undefined) {
  const own =
    unedited === undefined
      ? api
      : createApi({ baseUrl: unedited.replace(/\/$/, ""), credentials: () => ({}), onAnswer: () => {} });
  const named = await own.call(getDomains, { query: { platform } });
  const slug = named.isOk ? named.data.data.entity?.tenant : undefined;
  const all = await api.call(listClinics);
  const clinics = all.isOk ? all.data.data.collection : [];
  return slug === undefined ? clinics : clinics.filter((clinic) => clinic.slug === slug);
}
