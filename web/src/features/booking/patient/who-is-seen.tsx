import type { PatientInformation } from "@anteroom/domain/booking/booking-drafts";
import type { Sex } from "@anteroom/domain/account/sex";
import { Trans } from "@lingui/react/macro";
import { useClinic, useSession } from "../../../platform/app-context.tsx";
import { bookingAddress } from "../../../shared/booking/booking-addresses.ts";
import type { SlotChoice } from "../../../shared/booking/booking-memory.ts";
import type { CheckedPerson } from "../../../shared/booking/checked-person.ts";
import { AppLink } from "../../../platform/link.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { StickyFoot } from "../../../ui/sticky-foot.tsx";
import { ForWhom } from "./for-whom.tsx";
import { GuestFields } from "./guest-fields.tsx";
import { SignInWays } from "../sign-in-ways.tsx";
import type { FieldErrors } from "./read-patient-form.ts";

type Props = {
  slot: SlotChoice;
  /** What a guest entered before; null at first. */
  known: PatientInformation | null;
  /** The sex from the symptom check, the default where the guest has entered none. */
  checkedSex: Sex | null;
  errors: FieldErrors;
  /** The dependent the booking is for; null: the patient. */
  bookedFor: number | null;
  /**
   * The person of the symptom check, while nobody has said who that is; then no one is
   * preselected.
   */
  stranger: CheckedPerson | null;
  onChoose: (dependentId: number | null) => void;
};

/**
 * Renders the choice of person of a signed-in patient, a guest's fields with a link to sign in, or, where the
 * clinic takes no guests, only how to sign in (D.67).
 */
export function PersonQuestions({ slot, known, checkedSex, errors, onChoose, ...chosen }: Props) {
  const session = useSession();
  const { settings } = useClinic();
  const here = bookingAddress("/scheduling/patient", slot);
  if (session.kind === "signed-in")
    return (
      <ForWhom
        profile={session.profile}
        {...chosen}
        onChoose={onChoose}
        errors={errors}
        addAddress={`${here}&edit=new`}
      />
    );
  if (!settings.patientsGuestBooking)
    return (
      <>
        <Sheet kind="tinted" className="stack g1">
          <h2>
            <Trans>Sign in to book this time</Trans>
          </h2>
          <p>
            <Trans>We’ll hold the time and save what you wrote while you sign in.</Trans>
          </p>
        </Sheet>
        <StickyFoot>
          <SignInWays wanted={here} />
        </StickyFoot>
      </>
    );
  const signIn = `/login?from=${encodeURIComponent(here)}`;
  return (
    <section className="stack g5" aria-labelledby="who">
      <div className="stack g1">
        <h2 id="who">
          <Trans>Who is the patient?</Trans>
        </h2>
        {settings.patientsLogIn && (
          <p className="muted">
            <Trans>
              You don’t need an account. <AppLink to={signIn}>Sign in</AppLink> if you have one.
            </Trans>
          </p>
        )}
      </div>
      <GuestFields known={known} checkedSex={checkedSex} errors={errors} />
    </section>
  );
}
