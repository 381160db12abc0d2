import type { ClinicDoctor, StaffMember } from "@anteroom/client/schemas";
import { staffRoles } from "@anteroom/domain/clinic/staff-roles";
import { Trans } from "@lingui/react/macro";
import { useMemo } from "react";
import { useTimes } from "../platform/times.ts";
import { columnsOf, DataTable } from "../ui/table/data-table.tsx";
import { Factors, StaffActions } from "./staff-actions.tsx";
import { useRoleName } from "./use-role-name.ts";

/** The API lists so many, the oldest. */
const mostListed = 2000;

type Row = { member: StaffMember; doctors: readonly ClinicDoctor[] };

const helper = columnsOf<Row>();
const columns = helper.columns([
  helper.accessor(({ member }) => member.name, {
    id: "name",
    header: () => <Trans>Name</Trans>,
    sortFn: "text",
    cell: ({ row }) => <Account {...row.original} />,
  }),
  helper.accessor(({ member }) => staffRoles.indexOf(member.role), {
    id: "role",
    header: () => <Trans>Role</Trans>,
    sortFn: "basic",
    cell: ({ row }) => <RoleName member={row.original.member} />,
  }),
  helper.accessor(({ member }) => member.last_signed_in_at ?? undefined, {
    id: "last",
    header: () => <Trans>Last sign-in</Trans>,
    sortFn: "basic",
    sortUndefined: "last",
    cell: ({ getValue }) => <LastSignIn at={getValue()} />,
    meta: { isLabelled: true },
  }),
  helper.accessor(({ member }) => Number(member.has_second_factor), {
    id: "factor",
    header: () => <Trans>Second factor</Trans>,
    sortFn: "basic",
    cell: ({ row }) => <Factors member={row.original.member} />,
  }),
  helper.display({
    id: "actions",
    header: () => (
      <span className="vh">
        <Trans>Actions</Trans>
      </span>
    ),
    cell: ({ row: { original } }) => <StaffActions member={original.member} doctors={original.doctors} />,
  }),
]);

type Props = { members: readonly StaffMember[]; doctors: readonly ClinicDoctor[] };

/** A table of the desk's accounts with their actions. */
export function StaffTable({ members, doctors }: Props) {
  const rows = useMemo(() => members.map((member) => ({ member, doctors })), [members, doctors]);
  return (
    <DataTable
      columns={columns}
      rows={rows}
      isPart={rows.length >= mostListed}
      idOf={({ member }) => member.id}
      rowHeader="name"
      layout="stack"
      labelledBy="staff"
      caption={<Trans>Accounts</Trans>}
    />
  );
}

/** Name and email address, which goes on before its @ where a line has no room for it. */
function Account({ member: { name, email, is_disabled: isDisabled } }: Row) {
  const host = email.lastIndexOf("@");
  return (
    <>
      <bdi className="b">{name}</bdi>
      {isDisabled && (
        <>
          {" · "}
          <Trans>Switched off</Trans>
        </>
      )}
      <br />
      <bdi dir="ltr" className="long sm muted">
        {email.slice(0, host)}
        <wbr />
        {email.slice(host)}
      </bdi>
    </>
  );
}

function RoleName({ member }: Pick<Row, "member">) {
  return useRoleName()(member.role);
}

function LastSignIn({ at }: { at: string | undefined }) {
  const { dayOf } = useTimes();
  return at === undefined ? <Trans>Never signed in</Trans> : dayOf(at);
}
