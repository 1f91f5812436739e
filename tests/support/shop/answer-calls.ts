/** One call of a program, made as often as it says, all at once. */
export type Repeated = { id: number; times: number /** ISO 8601. */; now: string };

/** Answers each message with the outcomes as JSON, under the number of the call; with the number 0 that the program is ready. */
export function answerCalls<Call extends Repeated>(make: (call: Call, now: Date) => Promise<object>): void {
  process.on('message', (call: Call) => {
    Promise.all(Array.from({ length: call.times }, () => make(call, new Date(call.now)))).then(
      (outcomes) => process.send?.(JSON.stringify({ id: call.id, outcomes })),
      (error) => process.send?.(JSON.stringify({ id: call.id, failed: String(error) })),
    );
  });
  process.send?.(JSON.stringify({ id: 0, outcomes: [] }));
}
