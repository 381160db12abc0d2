import type { ReactNode } from "react";
import { Scene, type SceneState } from "../../../ui/feedback/scene.tsx";
import styles from "./access.module.css";

type Props = { scene?: SceneState; title: ReactNode; lead?: ReactNode; children: ReactNode };

/**
 * Renders a page with one task (sign-in, sign-up, password): text and form beside an illustration. Without `title`, for a page that is
 * hidden behind another, it has no heading.
 */
export function AccessPage({ scene = "ajar", title, lead, children }: Props) {
  return (
    <div className={styles["page"]}>
      <div className={styles["words"]}>
        <div className="stack g2">
          {title && <h1>{title}</h1>}
          {lead && <p className="muted">{lead}</p>}
        </div>
        {children}
      </div>
      <div className={styles["picture"]}>
        <Scene scene={scene} />
      </div>
    </div>
  );
}
