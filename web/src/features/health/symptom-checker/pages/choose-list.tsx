import type { CheckItem } from "../../../../ports/symptom-checker.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { Sheet } from "../../../../ui/overlay/sheet.tsx";
import styles from "../symptom-checker.module.css";

type ChooseProps = { complaints: readonly CheckItem[]; onChoose: (complaint: CheckItem) => void };

/** Renders complaints to add by a tap; `onChoose` receives the complaint. */
export function ChooseList({ complaints, onChoose }: ChooseProps) {
  return (
    <Sheet isFlush>
      <ul className={styles["found"]}>
        {complaints.map((complaint) => (
          <li key={complaint.id}>
            <button type="button" onClick={() => onChoose(complaint)}>
              <span>{complaint.words}</span>
              <Icon name="plus" isSmall />
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
