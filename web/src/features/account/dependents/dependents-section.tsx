import type { Dependent } from "@anteroom/contract/account/dependents";
import { Trans, useLingui } from "@lingui/react/macro";
import { useDependents } from "../../../shared/account/dependents.ts";
import { usePageQuery } from "../../../platform/page-address.ts";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { LoadFailure } from "../profile/load-failure.tsx";
import { DependentForm } from "./dependent-form.tsx";
import { DependentList } from "./dependent-list.tsx";

/**
 * Renders the family section: the list of dependents, or the form to add (`&edit=new`) or change one
 * (`&edit=7`). An unknown id renders the list.
 */
export function DependentsSection() {
  const { t } = useLingui();
  const dependents = useDependents();
  const { edit } = usePageQuery();
  const known = dependents.data?.find(({ id }) => String(id) === edit) ?? null;
  return (
    <div className="stack g5">
      <LoadFailure {...dependents} />
      {dependents.data ? (
        known !== null || edit === "new" ? (
          <DependentForm key={edit} dependent={known} heading={<FormHeading dependent={known} />} />
        ) : (
          <DependentList dependents={dependents.data} />
        )
      ) : (
        !dependents.failure && <Skeleton shape="people" label={t`Loading`} count={2} />
      )}
    </div>
  );
}

function FormHeading({ dependent }: { dependent: Dependent | null }) {
  const name = <bdi>{dependent?.name}</bdi>;
  return (
    <h2>{dependent ? <Trans>Edit details for {name}</Trans> : <Trans>Add someone you care for</Trans>}</h2>
  );
}
