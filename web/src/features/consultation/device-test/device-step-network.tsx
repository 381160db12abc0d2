import { startNetworkCheck } from "@anteroom/contract/call/device-check";
import {
  judgeNetwork,
  type NetworkFacts,
  type NetworkQuality,
  type NetworkReason,
} from "@anteroom/domain/call/network-verdict";
import { networkResult } from "@anteroom/domain/call/device-verdict";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { checkNetwork } from "../../../media/check-network.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { SummaryList, SummaryRow } from "../../../ui/card/summary-list.tsx";
import styles from "./device-test.module.css";
import type { StepProps } from "./device-step-props.ts";
import { TestStep } from "./test-step.tsx";

type Measured = NetworkFacts | "measuring" | "unreachable";

type Props = Omit<StepProps, "media" | "doctor" | "details"> & {
  appointmentId: number;
  onFacts: (facts: NetworkFacts | null) => void;
};

/**
 * Renders the network step: on mount and on request it fetches TURN credentials and tests over the relay (up
 * to 3 MB), then shows a verdict, advice and the numbers. `onFacts` receives the measurement; null while
 * there is none, and if the clinic cannot be reached.
 */
export function NetworkStep({ appointmentId, index, onBack, onResult, onFacts }: Props) {
  const [round, setRound] = useState(0);
  const measured = useMeasured(appointmentId, round);
  const facts = typeof measured === "object" ? measured : null;
  const verdict = facts && judgeNetwork(facts);
  useEffect(() => onFacts(facts), [facts, onFacts]);
  const evidence = verdict ? networkResult(verdict.quality) : measured === "unreachable" ? "fail" : null;
  return (
    <TestStep
      index={index}
      onBack={onBack}
      title={<Trans>Your connection</Trans>}
      lead={<Trans>We send a short video and sound test to the clinic’s server and back.</Trans>}
      visual={
        <span className={styles["sign"]}>
          <Icon name={evidence === "fail" ? "wifi-off-fill" : "wifi"} />
        </span>
      }
      check={{ step: "network", evidence: evidence === "skip" ? null : evidence, onResult }}
    >
      <div aria-live="polite" className="stack">
        {measured === "measuring" ? (
          <p className="muted">
            <Trans>Measuring, about four seconds</Trans>
          </p>
        ) : verdict ? (
          <Banner tone={tones[verdict.quality]}>
            <strong>
              <QualityText quality={verdict.quality} />
            </strong>{" "}
            {verdict.reasons.map((reason) => (
              <span key={reason}>
                <Advice reason={reason} />{" "}
              </span>
            ))}
          </Banner>
        ) : (
          <Banner tone="stop">
            <Trans>We couldn’t reach the clinic. Check your connection, then measure again.</Trans>
          </Banner>
        )}
      </div>
      {facts?.relay === "reached" && <Numbers facts={facts} />}
      {measured !== "measuring" && (
        <div className={styles["row"]}>
          <Button kind="soft" isSmall icon="arrows-clockwise" onClick={() => setRound(round + 1)}>
            <Trans>Measure again</Trans>
          </Button>
        </div>
      )}
    </TestStep>
  );
}

const tones = { good: "ok", fair: "warn", poor: "stop" } as const;

function QualityText({ quality }: { quality: NetworkQuality }) {
  switch (quality) {
    case "good":
      return <Trans>Your connection is good.</Trans>;
    case "fair":
      return <Trans>Your connection is fair. The call will work, but the picture may be small.</Trans>;
    case "poor":
      return <Trans>Your connection is poor.</Trans>;
  }
}

function Advice({ reason }: { reason: NetworkReason }) {
  switch (reason) {
    case "relay-blocked":
      return <Trans>This network blocks video calls. Use mobile data or another Wi-Fi.</Trans>;
    case "relay-none":
      return (
        <Trans>
          Only a direct connection is possible here. If the call does not start, use another network.
        </Trans>
      );
    case "slow":
      return <Trans>It’s slow. Move closer to the Wi-Fi, and stop downloads and videos.</Trans>;
    case "lossy":
      return <Trans>Some data is getting lost. Move closer to the Wi-Fi, or use a cable.</Trans>;
    case "delayed":
      return <Trans>Sound arrives late. Let each other finish.</Trans>;
  }
}

function Numbers({ facts: { roundTripMs, loss, kilobits } }: { facts: NetworkFacts }) {
  const { i18n } = useLingui();
  const number = (value: number, digits = 0, style: "decimal" | "percent" = "decimal") =>
    new Intl.NumberFormat(i18n.locale === "ar" ? "en" : i18n.locale, {
      style,
      maximumFractionDigits: digits,
    }).format(value);
  return (
    <SummaryList>
      {roundTripMs !== null && (
        <SummaryRow term={<Trans>Response time</Trans>}>
          <bdi dir="ltr">{number(roundTripMs)} ms</bdi>
        </SummaryRow>
      )}
      {loss !== null && (
        <SummaryRow term={<Trans>Lost data</Trans>}>
          <bdi dir="ltr">{number(loss, 0, "percent")}</bdi>
        </SummaryRow>
      )}
      {kilobits !== null && (
        <SummaryRow term={<Trans>Speed</Trans>}>
          <bdi dir="ltr">{number(kilobits / 1_000, 1)} Mbit/s</bdi>
        </SummaryRow>
      )}
    </SummaryList>
  );
}

function useMeasured(appointmentId: number, round: number): Measured {
  const { api } = useApp();
  const [measured, setMeasured] = useState<Measured>("measuring");
  useEffect(() => {
    const control = new AbortController();
    const measure = async () => {
      setMeasured("measuring");
      const answer = await api.call(startNetworkCheck, { params: { appointment_id: appointmentId } });
      if (control.signal.aborted) return;
      if (!answer.isOk) return setMeasured("unreachable");
      const servers = answer.data.data.entity.ice_servers.map(({ urls, username, credential }) => ({
        urls,
        ...(username !== undefined && { username }),
        ...(credential !== undefined && { credential }),
      }));
      const facts = await checkNetwork(servers, control.signal);
      if (!control.signal.aborted) setMeasured(facts);
    };
    void measure();
    return () => control.abort();
  }, [api, appointmentId, round]);
  return measured;
}
