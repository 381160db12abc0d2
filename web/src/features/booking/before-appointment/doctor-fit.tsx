import { listSeparator } from "@anteroom/domain/shared/locales";
import { ageMisfitOf, type AgeMisfit } from "@anteroom/content/specialty-of";
import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import { Trans } from "@lingui/react/macro";
import { useApp } from "../../../platform/app-context.tsx";
import { useDoctorAtStart } from "../../../platform/i18n/doctor-in-sentence.ts";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { AppLink } from "../../../platform/link.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";

type Props = { doctor: Doctor; bornOn: string | null };

/**
 * Renders before the booking why another doctor may suit better: a children's doctor for an adult, one who sees
 * no children for a child, or another language. Does not prevent the booking.
 */
export function DoctorFitNotice({ doctor, bornOn }: Props) {
  const { clock } = useApp();
  const misfit = ageMisfitOf(doctor, bornOn, clock.now());
  return (
    <>
      {misfit && <AgeMisfitNotice name={doctor.name} misfit={misfit} />}
      <OtherLanguageNotice doctor={doctor} />
    </>
  );
}

/**
 * Renders that the doctor treats children while the patient is an adult, or the other way round, with a link to others. Does not check it:
 * see `DoctorFitNotice`.
 */
export function AgeMisfitNotice({ name, misfit }: { name: string; misfit: AgeMisfit }) {
  return (
    <div>
      <output>
        <Banner tone="warn">
          {misfit === "adult" ? <ForAdult name={name} /> : <ForChild name={name} />}
        </Banner>
      </output>
    </div>
  );
}

function ForAdult({ name }: { name: string }) {
  return (
    <>
      <strong>
        <Trans>
          <bdi>{name}</bdi> is a doctor for children.
        </Trans>
      </strong>{" "}
      <Trans>By the date of birth, the patient is an adult. Another doctor may suit better.</Trans>{" "}
      <AppLink to="/doctors" className="b">
        <Trans>See other doctors</Trans>
      </AppLink>
    </>
  );
}

function ForChild({ name }: { name: string }) {
  return (
    <>
      <strong>
        <Trans>
          <bdi>{name}</bdi> doesn’t see children.
        </Trans>
      </strong>{" "}
      <Trans>By the date of birth, the patient is a child. Another doctor may suit better.</Trans>{" "}
      <AppLink to="/doctors?children=yes" className="b">
        <Trans>See doctors who see children</Trans>
      </AppLink>
    </>
  );
}

/**
 * Renders that the doctor does not speak the language of the page, with a link to those who do; nothing if
 * they do. Regions are ignored.
 */
export function OtherLanguageNotice({ doctor }: Pick<Props, "doctor">) {
  const locale = useLocale();
  const base = baseOf(locale);
  const name = useDoctorAtStart(doctor.name);
  if (doctor.languages.some((tag) => baseOf(tag) === base)) return null;
  const languages = <bdi>{doctor.language_names.join(listSeparator(locale))}</bdi>;
  return (
    <div>
      <output>
        <Banner tone="warn" icon="translate">
          <strong>
            <Trans comment="Name the language of the translation: the French text says that the doctor does not speak French.">
              <bdi>{name}</bdi> doesn’t speak English.
            </Trans>
          </strong>{" "}
          <Trans>Languages of this doctor: {languages}.</Trans>{" "}
          <AppLink to={`/doctors?languages=${base}`} className="b">
            <Trans comment="Name the language of the translation: the French text speaks of doctors who speak French.">
              See doctors who speak English
            </Trans>
          </AppLink>
        </Banner>
      </output>
    </div>
  );
}

const baseOf = (tag: string) => tag.split("-")[0] ?? tag;
