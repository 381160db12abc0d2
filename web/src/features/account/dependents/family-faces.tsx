import type { Sex } from "@anteroom/domain/account/sex";
import { Trans } from "@lingui/react/macro";
import { useApp, useSession } from "../../../platform/app-context.tsx";
import { Age } from "../../../shared/account/age.tsx";
import { useDependents } from "../../../shared/account/dependents.ts";
import { drawnFace } from "../../../shared/account/drawn-face.ts";
import { AppLink } from "../../../platform/link.tsx";
import { Portrait } from "../../../ui/card/arch.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./family-faces.module.css";

const section = "/profile-settings?section=";

/**
 * Renders pictures of the patient and the dependents, each a link to the person's settings, and a link to add
 * one. Renders nothing unless signed in.
 */
export function FamilyFaces() {
  const session = useSession();
  const { data } = useDependents();
  if (session.kind !== "signed-in") return null;
  const people = [
    { ...session.profile, isDependent: false, to: `${section}personal` },
    ...(data ?? []).map((one) => ({ ...one, isDependent: true, to: `${section}dependents&edit=${one.id}` })),
  ];
  return (
    <div className="stack">
      <ul className={styles["faces"]}>
        {people.map((one) => (
          <li key={one.to}>
            <Face person={one} />
          </li>
        ))}
      </ul>
      <AppLink to={`${section}dependents&edit=new`} className={buttonClass({ kind: "soft", isBlock: true })}>
        <Icon name="plus" isSmall />
        <Trans>Add someone you care for</Trans>
      </AppLink>
    </div>
  );
}

type Person = { name: string; birthdate: string | null; sex: Sex | null; isDependent: boolean; to: string };

function Face({ person }: { person: Person }) {
  const { clock } = useApp();
  const { name, birthdate, isDependent, to } = person;
  return (
    <AppLink to={to} className={styles["face"]}>
      <Portrait src={drawnFace(person, clock.now(), { isDependent })} size="fill" isFirst />
      <bdi className="b">{name.split(" ", 1)}</bdi>
      {birthdate !== null && (
        <span className="sm muted">
          <Age birthdate={birthdate} />
        </span>
      )}
    </AppLink>
  );
}
