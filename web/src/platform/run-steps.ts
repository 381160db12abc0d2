/** The result of a pure step function: the next state, and effects to run in order. */
export type Step<State, Effect> = { state: State; effects: readonly Effect[] };

/** Runs a step function. */
export type StepRunner<State, Event> = { state(): State; dispatch(event: Event): void };

/**
 * Runs a step function. Events are handled one at a time: an event caused by an effect waits until all
 * effects before it have run. Throws what an effect throws; waiting events follow with the next dispatch.
 */
export function runSteps<State, Event, Effect>(
  first: State,
  step: (state: State, event: Event) => Step<State, Effect>,
  perform: (effect: Effect) => void,
): StepRunner<State, Event> {
  const events: Event[] = [];
  let state = first;
  let isRunning = false;

  function take(event: Event): void {
    const next = step(state, event);
    ({ state } = next);
    for (const effect of next.effects) perform(effect);
  }

  return {
    state: () => state,
    dispatch(event) {
      events.push(event);
      if (isRunning) return;
      isRunning = true;
      try {
        for (let next = events.shift(); next !== undefined; next = events.shift()) take(next);
      } finally {
        isRunning = false;
      }
    },
  };
}
