import { isGroupOf, type RecoveryKey } from '@/lib/sealing/recovery-key';

/** From 1: the groups that are typed back to prove that the paper is there. */
export const ASKED_GROUPS = [2, 6] as const;

type Group = (typeof ASKED_GROUPS)[number];
export type GroupFaults = Partial<Record<Group, 'missing' | 'wrong'>>;

/** Of a form whose fields are `group-2` and so on: those that are empty or not the key's. */
export function groupFaults(key: RecoveryKey, form: FormData): GroupFaults {
  const faults: GroupFaults = {};
  for (const group of ASKED_GROUPS) {
    const typed = String(form.get(`group-${group}`)).trim();
    if (!isGroupOf(key, group, typed)) faults[group] = typed === '' ? 'missing' : 'wrong';
  }
  return faults;
}

type Props = {
  shown: RecoveryKey;
  /** What the key is for, above it. */
  name: string;
  /** What only the paper says. */
  printed: string;
};

/** A key that is shown once, in groups, on the screen and on paper. */
export function KeyOnPaper({ shown, name, printed }: Props) {
  return (
    <div data-paper-key="">
      <p className="font-bold">{name}</p>
      <ol className="mt-2 grid list-inside list-decimal grid-cols-2 border-2 border-tinta respaldo-s bg-arena p-4 font-titular text-t4 leading-relaxed font-bold tabular-nums select-all marker:text-nota marker:font-normal marker:text-tinta-2 sm:grid-cols-4">
        {shown.split('-').map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be the same, and they never move.
          <li key={index}>{group}</li>
        ))}
      </ol>
      <p className="mt-2 hidden print:block">{printed}</p>
    </div>
  );
}
