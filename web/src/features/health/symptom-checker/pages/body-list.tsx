import { isOutside } from "@anteroom/domain/health/outside-checker";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import {
  bodyAreas,
  type BodyArea,
  type CheckedPerson,
  type Complaint,
  type CheckItem,
  type SymptomChecker,
} from "../../../../ports/symptom-checker.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { Sheet } from "../../../../ui/overlay/sheet.tsx";
import { ChooseList } from "./choose-list.tsx";
import { lazyOutsideText } from "../lazy-outside.ts";
import styles from "../symptom-checker.module.css";

type Props = {
  checker: SymptomChecker;
  person: CheckedPerson;
  chosen: readonly CheckItem[];
  isFull: boolean;
  onChoose: (complaint: CheckItem) => void;
};

/**
 * Fetches and lists all complaints by part of the body, without the chosen ones; with `isFull` none can be
 * added. If the fetch fails it stays empty, with a notice for another company's checker.
 */
export function BodyList({ checker, person, chosen, isFull, onChoose }: Props) {
  const areaLabels = useAreaLabels();
  const [isLost, setLost] = useState(false);
  const [all, setAll] = useState<readonly Complaint[]>([]);
  useEffect(() => {
    void checker.complaints(person).then(setAll, () => setLost(isOutside(checker.name)));
  }, [checker, person]);
  const left = all.filter(({ id }) => !chosen.some((one) => one.id === id));
  return (
    <Sheet className="stack g2">
      {isLost && <lazyOutsideText.Part about="lost" />}
      {!isFull && <ChooseList complaints={left.filter((one) => one.area === null)} onChoose={onChoose} />}
      {all.some(({ area }) => area !== null) && (
        <h2>
          <Trans>Where is it?</Trans>
        </h2>
      )}
      {isFull && (
        <p className="sm muted">
          <Trans>You can choose up to three.</Trans>
        </p>
      )}
      {!isFull &&
        bodyAreas.map((area) => {
          const here = left.filter((one) => one.area === area);
          return (
            here.length > 0 && (
              <details key={area} className={styles["why"]}>
                <summary>
                  {areaLabels[area]}
                  <Icon name="caret-down" isSmall />
                </summary>
                <ChooseList complaints={here} onChoose={onChoose} />
              </details>
            )
          );
        })}
    </Sheet>
  );
}

function useAreaLabels(): Readonly<Record<BodyArea, string>> {
  const { t } = useLingui();
  return {
    general: t`Whole body`,
    "head-nerves": t`Head and nerves`,
    eye: t`Eyes`,
    ear: t`Ears`,
    breathing: t`Nose, throat and breathing`,
    heart: t`Chest, heart and circulation`,
    digestive: t`Mouth, belly and bowels`,
    urinary: t`Kidneys and bladder`,
    bones: t`Back, joints and muscles`,
    skin: t`Skin, hair and nails`,
    mind: t`Mind and mood`,
    hormones: t`Weight, thyroid and diabetes`,
    women: t`Women’s health`,
    pregnancy: t`Pregnancy and birth`,
    men: t`Men’s health`,
  };
}
