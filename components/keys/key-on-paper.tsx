import { isGroupOf, type RecoveryKey } from '@/lib/sealing/recovery-key';

/** From 1: the groups that are typed back to prove that the paper is there. */
export const ASKED_GROUPS = [2, 6] as const;

/** Of a form whose fields are `group-2` and so on: those that are not the key's. */
export function wrongGroups(key: RecoveryKey, typed: FormData): number[] {
  return ASKED_GROUPS.filter((group) => !isGroupOf(key, group, String(typed.get(`group-${group}`))));
}

type Props = {
  shown: RecoveryKey;
  /** What the key is for, above it. */
  name: string;
  /** The name of a group, for screen readers. */
  groupName: (number: number) => string;
  /** What only the paper says. */
  printed: string;
};

/** A key that is shown once, in groups, on the screen and on paper. */
export function KeyOnPaper({ shown, name, groupName, printed }: Props) {
  return (
    <div data-paper-key="">
      <p className="font-bold">{name}</p>
      <p className="mt-2 border-2 border-tinta respaldo-s bg-arena p-4 font-titular text-t4 leading-relaxed font-bold tabular-nums select-all">
        {shown.split('-').map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be the same, and they never move.
          <span key={index} className="mr-3 inline-block">
            <span className="sr-only">{groupName(index + 1)} </span>
            {group}
          </span>
        ))}
      </p>
      <p className="mt-2 hidden print:block">{printed}</p>
    </div>
  );
}
