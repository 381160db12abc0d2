/** The demo service's own script, as a company would hand it out: it registers itself and asks its own server. */
export const demoSdk = `(() => {
  const home = new URL(document.currentScript.src).origin;
  const ask = async (path, body) => {
    const answer = await fetch(home + "/sdk/" + path, { method: "POST", body: JSON.stringify(body) });
    if (!answer.ok) throw new Error("The demo service answered " + answer.status);
    return answer.json();
  };
  const evidence = ({ complaints, findings, answers }) => [
    ...complaints.map((id) => ({ id, choice_id: "present" })),
    ...[...findings, ...answers].map(({ id, presence }) => ({ id, choice_id: presence })),
  ];
  window.anteroomSymptoms.register({
    complaints: ({ locale }) => ask("complaints", { locale }),
    understand: ({ locale, text }) => ask("understand", { locale, text }),
    next: (input) => ask("next", { locale: input.locale, evidence: evidence(input) }),
    conclude: (input) => ask("conclude", { locale: input.locale, evidence: evidence(input) }),
  });
})();
`;
