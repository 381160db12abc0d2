import { contrastOf } from "@anteroom/domain/clinic/colour-verdict";
import { solveTheme, type ClinicColours, type Palette } from "@anteroom/domain/clinic/theme";
import { Trans, useLingui } from "@lingui/react/macro";
import type { CSSProperties, ReactNode } from "react";
import { buttonClass } from "../../../web/src/ui/button.tsx";
import { useTimes } from "../platform/times.ts";
import styles from "./branding.module.css";

type Props = { name: string; logo: string; colours: ClinicColours };

/**
 * Previews a patient's page with these colours, light and dark, with its contrast ratios, before saving.
 * `logo`: its address, empty for none.
 */
export function Preview({ name, logo, colours }: Props) {
  const { light, dark } = solveTheme(colours);
  return (
    <section className="stack" aria-labelledby="branding-preview">
      <h2 id="branding-preview">
        <Trans>Preview</Trans>
      </h2>
      <Sheet name={name} logo={logo} palette={light}>
        <Trans>Light pages</Trans>
      </Sheet>
      <Sheet name={name} logo={logo} palette={dark}>
        <Trans>Dark pages</Trans>
      </Sheet>
    </section>
  );
}

type SheetProps = Omit<Props, "colours"> & { palette: Palette; children: ReactNode };

function Sheet({ name, logo, palette, children }: SheetProps) {
  const { t } = useLingui();
  const { locale } = useTimes();
  const { buttonText, link, button } = contrastOf(palette);
  const ratio = (value: number) =>
    `${value.toLocaleString(locale === "ar" ? "en" : locale, { maximumFractionDigits: 1 })}\u00a0:\u00a01`;
  const variables = Object.fromEntries(
    Object.entries(palette).map(([token, value]) => [`--${token}`, value]),
  );
  return (
    <figure className={styles["figure"]}>
      <figcaption className="sm">
        <span className="b">{children}</span>
        {" · "}
        <Trans>
          Contrast of button text {ratio(buttonText)}, links {ratio(link)}, buttons {ratio(button)}
        </Trans>
      </figcaption>
      <div className={styles["sheet"]} style={variables as CSSProperties} inert>
        <p className={styles["head"]}>
          {logo !== "" && <img src={logo} alt="" />}
          <bdi className="b">{name}</bdi>
        </p>
        <div className={styles["deep"]}>{t`Good morning`}</div>
        <p>{t`Book a video appointment.`}</p>
        <p>
          <span className={styles["link"]}>{t`What it costs`}</span>
        </p>
        <p className={styles["chosen"]}>{t`Chosen`}</p>
        <span className={buttonClass()}>{t`Book now`}</span>
      </div>
    </figure>
  );
}
