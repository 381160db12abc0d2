import { clinicListDoubles } from "@anteroom/client/operations";
import type { ClinicPatient } from "@anteroom/client/schemas";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Banner } from "../../../web/src/ui/feedback/banner.tsx";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { goTo, linkTo, useAddressQuery } from "../platform/route.ts";
import { useRefetch } from "../platform/use-answer.ts";
import { ChooseTwo } from "./choose-two.tsx";
import { CompareRecords } from "./compare-records.tsx";
import { Doubles } from "./doubles.tsx";

/** Reads which two records the address names; null without two different ones. */
function readPair(query: URLSearchParams): readonly [number, number] | null {
  const [one, other] = ["one", "other"].map((name) => query.get(name) ?? "");
  const isId = (text = "") => /^[1-9]\d{0,14}$/.test(text);
  return isId(one) && isId(other) && one !== other ? [Number(one), Number(other)] : null;
}

/** Opens the comparison of two records. */
const compare = (one: number, other: number) =>
  goTo({ name: "merge", query: { one: String(one), other: String(other) } });

/**
 * The screen `/desk/merge`: finds two records of one patient, suggested or searched, compares them, and makes them one.
 * Both records stand in the address.
 */
export function MergeScreen() {
  const refetch = useRefetch();
  const pair = readPair(useAddressQuery());
  const [merged, setMerged] = useState<ClinicPatient | null>(null);
  return (
    <div className="stack g8">
      {pair !== null && (
        <p>
          <a {...linkTo({ name: "merge" })}>
            <Trans>Choose other records</Trans>
          </a>
        </p>
      )}
      <ScreenTitle key={`title ${pair?.join(" ") ?? ""}`}>
        {pair === null ? <Trans>Merge records</Trans> : <Trans>Compare two records</Trans>}
      </ScreenTitle>
      {pair === null ? (
        <>
          {merged && (
            <Banner tone="ok" role="alert">
              <Trans>
                The records of <bdi className="b">{merged.name}</bdi> are one now.
              </Trans>
            </Banner>
          )}
          <p className="question">
            <Trans>
              When a patient has been entered twice, merge the two records, so that everything is in one
              place.
            </Trans>
          </p>
          <Doubles onCompare={compare} />
          <ChooseTwo onChosen={compare} />
        </>
      ) : (
        <CompareRecords
          key={pair.join(" ")}
          pair={pair}
          onMerged={(patient) => {
            setMerged(patient);
            refetch(clinicListDoubles);
            goTo({ name: "merge" });
          }}
        />
      )}
    </div>
  );
}
