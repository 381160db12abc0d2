/**
 * Fills the placeholders of a clinic's own survey address with environment (D.26), project and subject, encoded for a
 * query: `https://surveys.example/{environment}?about={actionable_id}`. A missing subject becomes empty. An address
 * without placeholders is returned as given.
 */
export function surveyAddress(
  given: string,
  {
    environment,
    project,
    actionable,
  }: { environment: string; project: string; actionable?: string | undefined },
): string {
  return given
    .replaceAll("{environment}", encodeURIComponent(environment))
    .replaceAll("{project_id}", encodeURIComponent(project))
    .replaceAll("{actionable_id}", encodeURIComponent(actionable ?? ""));
}
