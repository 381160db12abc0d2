import type { Insurance } from "@anteroom/contract/account/insurance";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useSession } from "../../../platform/app-context.tsx";
import { useDependents } from "../../../shared/account/dependents.ts";
import { AppLink } from "../../../platform/link.tsx";
import { usePageQuery } from "../../../platform/page-address.ts";
import { chipClass, Chips } from "../../../ui/chip.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { CardSideSheet } from "./card-side.tsx";
import styles from "./insurance-card.module.css";
import { InsuranceForm } from "./insurance-form.tsx";
import { useInsurance } from "./use-insurance.ts";
import { LoadFailure } from "../profile/load-failure.tsx";

const section = "/profile-settings?section=insurance";

/**
 * Renders the insurance section of the patient or a dependent (`&for=7`), with pictures of the card
 * (S3.PROFILE.11). An unknown dependent, or one whose consent is pending, renders the patient's. Nothing
 * unless signed in.
 */
export function InsuranceSection() {
  const session = useSession();
  const dependents = useDependents();
  const requested = usePageQuery()["for"];
  if (session.kind !== "signed-in") return null;
  const family = dependents.data?.filter(({ care }) => care !== "waiting") ?? [];
  const own = session.profile.id;
  const patientId = family.find(({ id }) => String(id) === requested)?.id ?? own;
  return (
    <div className="stack g5">
      {family.length > 0 && (
        <nav aria-labelledby="insured" className="stack g2">
          <p id="insured" className="b">
            <Trans>Whose insurance?</Trans>
          </p>
          <Chips>
            <PersonChip to={section} isOn={patientId === own}>
              <Trans>Mine</Trans>
            </PersonChip>
            {family.map(({ id, name }) => (
              <PersonChip key={id} to={`${section}&for=${id}`} isOn={patientId === id}>
                <bdi>{name}</bdi>
              </PersonChip>
            ))}
          </Chips>
        </nav>
      )}
      <InsuranceCard
        key={patientId}
        patientId={patientId}
        name={family.find(({ id }) => id === patientId)?.name ?? null}
      />
    </div>
  );
}

type ChipProps = { to: string; isOn: boolean; children: ReactNode };

function PersonChip({ to, isOn, children }: ChipProps) {
  return (
    <AppLink
      to={to}
      replace
      className={chipClass(isOn)}
      {...(isOn ? { "aria-current": "true" as const } : {})}
    >
      <span>{children}</span>
    </AppLink>
  );
}

function CardOf({ name }: { name: string | null }) {
  if (name === null) return <Trans>Your insurance card</Trans>;
  return (
    <Trans>
      Insurance card of <bdi>{name}</bdi>
    </Trans>
  );
}

/** `name`: of the dependent whose card it is; null for the patient’s own. */
type PersonProps = { patientId: number; name: string | null };

/**
 * Fetches and renders one person's insurance: pictures of both sides, and the form for the numbers. `name`:
 * of a dependent; null for the patient, whose cached profile is invalidated on saving.
 */
export function InsuranceCard({ patientId, name }: PersonProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [lines, setLines] = useState<readonly string[]>([]);
  const key = ["insurance", patientId];
  const insurance = useInsurance(patientId);
  const { data } = insurance;
  const refresh = async () => {
    await queries.refetchQueries({ queryKey: key });
    return queries.getQueryData<Insurance>(key);
  };
  const learn = (saved: Insurance) => {
    queries.setQueryData(key, saved);
    if (name === null) void queries.invalidateQueries({ queryKey: ["patient"] }); // its version has changed
  };
  const side = (name: "front" | "back") =>
    data && (
      <CardSideSheet
        patientId={patientId}
        side={name}
        stored={data[name]}
        onLines={(found) => setLines((before) => [...before, ...found])}
        onChanged={refresh}
      />
    );
  return (
    <>
      <LoadFailure {...insurance} />
      {data ? (
        <>
          <section className="stack g3" aria-labelledby="card">
            <h2 id="card">
              <CardOf name={name} />
            </h2>
            <p className="muted">
              <Trans>Photograph both sides. Only the clinic sees the pictures, with your appointments.</Trans>
            </p>
            <div className={styles["sides"]}>
              {side("front")}
              {side("back")}
            </div>
          </section>
          <InsuranceForm known={data} lines={lines} refresh={refresh} learn={learn} />
        </>
      ) : (
        !insurance.failure && <Skeleton label={t`Loading`} />
      )}
    </>
  );
}
