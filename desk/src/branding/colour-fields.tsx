import {
  colourNames,
  reviewColours,
  type ColourName,
  type ColourVerdict,
} from "@anteroom/domain/clinic/colour-verdict";
import { parseHex, toHex } from "@anteroom/domain/clinic/oklch";
import { Trans, useLingui } from "@lingui/react/macro";
import { TextField } from "../../../web/src/ui/form/field.tsx";
import { coloursOf, type EnteredBranding } from "./branding-fields.ts";
import styles from "./branding.module.css";

type Props = {
  entered: EnteredBranding;
  onChange: (colours: EnteredBranding["colours"]) => void;
};

/** Fields for the clinic's colours, each with the shades that pages derive from it, or why it cannot be read. */
export function ColourFields({ entered, onChange }: Props) {
  const [main, ...others] = colourNames;
  const verdicts = reviewColours(coloursOf(entered));
  const field = (name: ColourName) => (
    <ColourField
      key={name}
      name={name}
      value={entered.colours[name]}
      verdict={verdicts.find((one) => one.name === name)}
      onChange={(colour) => onChange({ ...entered.colours, [name]: colour })}
    />
  );
  return (
    <>
      {main && field(main)}
      <details className="stack">
        <summary className={styles["more"]}>
          <Trans>More colours</Trans>
        </summary>
        <p className="sm muted">
          <Trans>Leave a colour empty, and it is taken from the main colour.</Trans>
        </p>
        {others.map(field)}
      </details>
    </>
  );
}

type FieldProps = {
  name: ColourName;
  value: string;
  verdict: ColourVerdict | undefined;
  onChange: (colour: string) => void;
};

function ColourField({ name, value, verdict, onChange }: FieldProps) {
  const { t } = useLingui();
  const label = useColourLabel()(name);
  const colour = parseHex(value);
  return (
    <div className="stack g1">
      <TextField
        label={label}
        placeholder="#0f6272"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        maxLength={7}
        value={value}
        error={verdict?.kind === "unread" ? t`Write a colour such as #0f6272.` : undefined}
        end={
          <input
            type="color"
            className={styles["picker"]}
            aria-label={t`Choose: ${label}`}
            value={colour ? toHex(colour) : "#ffffff"}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        }
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {verdict && verdict.kind !== "unread" && <Verdict verdict={verdict} />}
    </div>
  );
}

function Verdict({ verdict }: { verdict: Exclude<ColourVerdict, { kind: "unread" }> }) {
  switch (verdict.kind) {
    case "kept":
      return (
        <p className="sm">
          <Trans>Shown as it is.</Trans>
        </p>
      );
    case "kept-by-day":
      return (
        <p className="sm">
          <Trans>
            Shown as it is on light pages. On dark pages: <Swatch colour={verdict.dark} />
          </Trans>
        </p>
      );
    case "changed":
      return (
        <p className="sm">
          <Trans>
            Its contrast is too low. Shown instead on light pages: <Swatch colour={verdict.light} />, on dark
            pages: <Swatch colour={verdict.dark} />
          </Trans>
        </p>
      );
  }
}

function Swatch({ colour }: { colour: string }) {
  return (
    <bdi dir="ltr" className={styles["swatch"]}>
      <span style={{ background: colour }} />
      {colour}
    </bdi>
  );
}

function useColourLabel(): (name: ColourName) => string {
  const { t } = useLingui();
  const labels: Record<ColourName, string> = {
    patientPrimaryColor: t`Main colour: buttons and links`,
    colorBrand100: t`Dark areas`,
    colorBrand70: t`Doors in drawings`,
    colorBrand60: t`Frame of the focused field`,
    colorBrand40: t`Walls in drawings`,
    colorBrand20: t`What is chosen`,
    colorBrand10: t`Tinted areas`,
    colorBrandHover: t`Buttons under the pointer`,
  };
  return (name) => labels[name];
}
