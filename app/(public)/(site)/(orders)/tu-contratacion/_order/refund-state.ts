/** How people call the states of a refund. */
const STATES: Record<string, 'asked' | 'under-way' | 'done' | 'impossible'> = {
  requested: 'asked',
  pending: 'under-way',
  requires_action: 'under-way',
  succeeded: 'done',
  failed: 'impossible',
  canceled: 'impossible',
};

export function refundState(status: string) {
  return STATES[status] ?? 'asked';
}
