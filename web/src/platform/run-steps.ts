/** What a pure step function answers: the next state, and the effects to run in this order. */
export type Step<State, Effect> = { state: State; effects: readonly Effect[] };

export type StepRunner<State, Event> = { state(): State; dispatch(event: Event): void };

/**
 * Runs a step function. Events are taken one at a time: an event that an effect causes waits until all effects of the
 * event before it have run. Throws what an effect throws; events that wait then follow with the next dispatch.
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
