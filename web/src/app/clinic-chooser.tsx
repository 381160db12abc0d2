import { listClinics } from "@anteroom/contract/tenant";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "../platform/app-context.tsx";

/** On a host that names no clinic, in development: the clinics that live here. */
export function ClinicChooser() {
  const { api } = useApp();
  const { data } = useQuery({ queryKey: ["clinics"], queryFn: () => api.call(listClinics) });
  const clinics = data?.isOk ? data.data.data.collection : [];
  return (
    <div className="stack">
      <h1>
        <Trans>Which clinic are you visiting?</Trans>
      </h1>
      <ul>
        {clinics.map((clinic) => (
          <li key={clinic.slug}>
            <a href={clinic.url}>{clinic.name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
