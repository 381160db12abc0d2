import { listSeparator } from "@anteroom/domain/shared/locales";
import { useLocale } from "../../../platform/i18n/locale.ts";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { AffectedAppointment, previewErasure } from "@anteroom/contract/account/my-data";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Price } from "../../../platform/price.tsx";
import { AppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { Row, Rows } from "../../../ui/card/rows.tsx";

type Preview = AnswerOf<typeof previewErasure>["data"]["entity"];

/**
 * Lists the appointments that are cancelled with the erasure, with what happens to payments, and the
 * dependents that are erased too. Leaves out an empty list.
 */
export function ErasurePreview({
  preview: { visits, dependents, refund_until_hours },
}: {
  preview: Preview;
}) {
  const names = dependents.join(listSeparator(useLocale()));
  return (
    <>
      {visits.length > 0 && (
        <div className="stack g2">
          <h3>
            <Trans>Appointments that will be cancelled</Trans>
          </h3>
          <Rows>
            {visits.map((visit) => (
              <Row key={visit.id}>
                <AppointmentLine visit={visit} hours={refund_until_hours} />
              </Row>
            ))}
          </Rows>
        </div>
      )}
      {dependents.length > 0 && (
        <p>
          <Trans>
            Also deleted, with everything about them: <bdi>{names}</bdi>.
          </Trans>
        </p>
      )}
    </>
  );
}

function AppointmentLine({ visit, hours }: { visit: AffectedAppointment; hours: number }) {
  const { start_time: start, doctor_name: doctor, patient_name: patient } = visit;
  return (
    <>
      <p className="b">
        <AppointmentTime start={start} />
      </p>
      <p>
        <Trans>
          <bdi>{doctor}</bdi>, for <bdi>{patient}</bdi>
        </Trans>
      </p>
      {visit.reserved && <Reserved visit={visit} reserved={visit.reserved} />}
      {visit.paid && <Money visit={visit} paid={visit.paid} hours={hours} />}
    </>
  );
}

/** What is only reserved is released, or taken after the clinic's deadline. */
function Reserved({
  visit: { is_refunded },
  reserved: { amount_minor, currency },
}: {
  visit: AffectedAppointment;
  reserved: NonNullable<AffectedAppointment["reserved"]>;
}) {
  const price = <Price amountMinor={amount_minor} currency={currency} />;
  return (
    <p>
      {is_refunded ? (
        <Trans>{price} is reserved on your card. It will be released, and nothing is taken.</Trans>
      ) : (
        <Trans>
          {price} is reserved on your card. It’s too late to cancel free of charge, so the clinic takes it.
        </Trans>
      )}
    </p>
  );
}

type MoneyProps = {
  visit: AffectedAppointment;
  paid: NonNullable<AffectedAppointment["paid"]>;
  hours: number;
};

function Money({ visit: { is_refunded, reference }, paid, hours }: MoneyProps) {
  const { t } = useLingui();
  const price = <Price amountMinor={paid.amount_minor} currency={paid.currency} />;
  const deadline = t`${plural(hours, { one: "# hour", other: "# hours" })}`;
  return (
    <>
      <p>
        {is_refunded ? (
          <Trans>You paid {price}. The clinic will refund it.</Trans>
        ) : (
          <Trans>
            You paid {price}. The clinic refunds cancellations until {deadline} before an appointment, so it
            won’t refund this one.
          </Trans>
        )}
      </p>
      {reference !== null && (
        <p className="sm muted">
          <Trans>
            Write down the number <bdi dir="ltr">{reference}</bdi>: the clinic can use it to find the payment.
          </Trans>
        </p>
      )}
    </>
  );
}
