import type { ApplicationSettings } from "@anteroom/domain/clinic/settings";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ComponentType } from "react";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import type { IconName } from "../../../ui/icons/icon-names.ts";
import type { Journey } from "../../../platform/i18n/i18n.ts";
import { lazyPart, type LazyPart } from "../../../ui/lazy.tsx";
import type { PanelProps } from "./panel-props.ts";
import { useAppointmentHeaders } from "../session/use-right-to-call.ts";

const { Part: SharedFiles, ahead: filesAhead } = lazyPart(
  async () => (await import("../../appointments/files/appointment-file-list.tsx")).SharedFiles,
  {},
  ["appointments"],
);

/** The appointment's files, beside waiting room and call. */
function FilesPanel({ appointment }: PanelProps) {
  const headers = useAppointmentHeaders(appointment);
  return (
    <SharedFiles appointmentId={appointment.id} headers={headers} doctorName={appointment.doctor.name} />
  );
}

/** The panels beside waiting room and call. */
export type PanelId = "messages" | "files" | "people" | "devices";
/**
 * The appointment's patient (`patient`, also the person who booked without an account) or an invited guest
 * (`guest`); a guest sees neither messages, files nor invitations.
 */
export type CallRole = "patient" | "guest";

type PanelFacts = { settings: ApplicationSettings; role: CallRole };

/** A panel: label, icon, when it is offered, and its component. */
export type CallPanel = {
  id: PanelId;
  label: MessageDescriptor;
  icon: IconName;
  isOffered: (facts: PanelFacts) => boolean;
  Body: ComponentType<PanelProps>;
} & Pick<LazyPart<PanelProps>, "ahead">;

const panelBody = (load: () => Promise<ComponentType<PanelProps>>, journeys: readonly Journey[] = []) => {
  const { Part, ahead } = lazyPart(load, {}, journeys);
  return { Body: Part, ahead };
};

/** All panels in the order of the menu; `ahead` preloads one. */
export const callPanels: readonly CallPanel[] = [
  {
    id: "messages",
    label: msg`Messages`,
    icon: "chat",
    isOffered: ({ role }) => role === "patient",
    ...panelBody(async () => (await import("./message-panel.tsx")).MessagePanel, ["messages"]),
  },
  {
    id: "files",
    label: msg`Files`,
    icon: "paperclip",
    isOffered: ({ role }) => role === "patient",
    Body: FilesPanel,
    ahead: filesAhead,
  },
  {
    id: "people",
    label: msg`Invite someone`,
    icon: "user-plus",
    isOffered: ({ role }) => role === "patient",
    ...panelBody(async () => (await import("../guests/invite-panel.tsx")).InvitePanel),
  },
  {
    id: "devices",
    label: msg`Camera and sound`,
    icon: "speaker",
    isOffered: () => true,
    ...panelBody(async () => (await import("../device-test/device-panel.tsx")).DevicePanel),
  },
];

/** Returns the panels offered to this person at this clinic. */
export const panelsFor = (facts: PanelFacts): readonly CallPanel[] =>
  callPanels.filter(({ isOffered }) => isOffered(facts));

/**
 * Renders a panel in a dialog over the waiting room; with null the dialog is closed. In the call, `CallSide`
 * shows panels.
 */
export function PanelDialog({ panel, ...props }: PanelProps & { panel: CallPanel | null }) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={panel !== null}
      onClose={props.onClose}
      title={panel ? t(panel.label) : <Trans>Closed</Trans>}
      closeLabel={t`Close`}
    >
      {panel && <panel.Body {...props} />}
    </Dialog>
  );
}
