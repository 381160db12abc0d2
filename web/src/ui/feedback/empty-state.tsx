import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./empty-state.module.css";
import { Scene, type SceneState } from "./scene.tsx";

type Props = {
  /** Ajar where something may still come, shut where it has ended or never was. */
  scene?: SceneState;
  title: ReactNode;
  /** One sentence why. */
  children?: ReactNode;
  /** One button; for `shut`, two links onwards. */
  actions?: ReactNode;
  /** Shown below them: whom to contact instead. */
  note?: ReactNode;
  headingLevel?: 1 | 2;
};

/** Shown for an empty page or list: an illustration, a title, the reason and links onwards. */
export function EmptyState({ scene = "ajar", title, children, actions, note, headingLevel = 2 }: Props) {
  const Heading = headingLevel === 1 ? "h1" : "h2";
  return (
    <div className={classNames(styles["empty"], headingLevel === 1 && styles["page"])}>
      <div className={styles["picture"]}>
        <Scene scene={scene} />
      </div>
      <div className="stack">
        <Heading>{title}</Heading>
        {children && <p className="muted">{children}</p>}
        {actions && <div className={styles["actions"]}>{actions}</div>}
        {note && <p className="sm muted">{note}</p>}
      </div>
    </div>
  );
}
