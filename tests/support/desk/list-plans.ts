import { type Place, startDomain } from '../shop/domain-process';
import type { ListPlan, PlansCall } from './list-plans-program';

/** Tables that grow with the years. */
const LARGE = [
  'orders',
  'bookings',
  'mails',
  'mail_events',
  'consultations',
  'contact_messages',
  'answers',
  'desk_events',
];

const SCAN = new RegExp(`Seq Scan on (${LARGE.join('|')})\\b`);

/** The plan of every statement that the lists of the desk ask for first. */
export async function listPlans(place: Place, mayScan: boolean): Promise<ListPlan[]> {
  const program = await startDomain<PlansCall, ListPlan[]>('tests/support/desk/list-plans-program.ts', place);
  try {
    return await program.once({ mayScan });
  } finally {
    await program.stop();
  }
}

export function scansLargeTable({ plan }: ListPlan): boolean {
  return SCAN.test(plan);
}
