import { ageOn } from "@anteroom/domain/birthdate";
import { Plural, Trans } from "@lingui/react/macro";
import { useApp, useSession } from "../../platform/app-context.tsx";
import { useDependents } from "../../platform/dependents.ts";
import { drawnFace } from "../../platform/drawn-face.ts";
import { AppLink } from "../../platform/link.tsx";
import { Portrait } from "../../ui/arch.tsx";
import { buttonClass } from "../../ui/button.tsx";
import styles from "./family-faces.module.css";

const section = "/profile-settings?section=";

/** The patient and those in their care, each in a doorway that leads to their facts. */
export function FamilyFaces() {
  const { clock } = useApp();
  const session = useSession();
  const { data } = useDependents();
  if (session.kind !== "signed-in") return null;
  const people = [
    { ...session.profile, to: `${section}personal` },
    ...(data ?? []).map((one) => ({ ...one, to: `${section}dependents&edit=${one.id}` })),
  ];
  return (
    <div className="stack">
      <ul className={styles["faces"]}>
        {people.map((one) => (
          <li key={one.to}>
            <AppLink to={one.to} className={styles["face"]}>
              <Portrait src={drawnFace(one, clock.now())} size="fill" isFirst />
              <bdi className="b">{one.name.split(" ", 1)}</bdi>
              {one.birthdate !== null && (
                <span className="sm muted">
                  <Plural value={ageOn(one.birthdate, clock.now())} one="# year old" other="# years old" />
                </span>
              )}
            </AppLink>
          </li>
        ))}
      </ul>
      <AppLink to={`${section}dependents&edit=new`} className={buttonClass({ kind: "soft", isBlock: true })}>
        <Trans>Add someone you care for</Trans>
      </AppLink>
    </div>
  );
}
