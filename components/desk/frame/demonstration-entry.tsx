import { useTranslations } from 'next-intl';
import { PaperField } from '@/components/private/desk/passkeys/paper-field';
import { useProblemText } from '@/components/private/desk/problem-note';
import { SmallButton } from '@/components/private/small-button';
import { useAttempt } from '@/components/private/use-attempt';
import { useCallForm } from '@/components/private/use-call-form';
import { loadCode } from '@/components/shared/browser/load-code';
import type { StaffPerson } from '@/lib/private/desk-log/staff-member';

const loadEntry = () => import('@/components/private/desk/passkeys/enter-demonstration');

async function enter(typed: string): Promise<StaffPerson> {
  const { enterDemonstration } = await loadCode(loadEntry);
  return enterDemonstration(typed);
}

/** The way in of the product that was started to be tried: the key that stands on its console. */
export function DemonstrationEntry({ onEntered }: { onEntered: (staff: StaffPerson) => void }) {
  const t = useTranslations('DeskEntry.demonstration');
  const textOf = useProblemText();
  const entry = useAttempt(enter, { onSuccess: onEntered });
  const form = useCallForm(entry, (typed) => entry.mutate(String(typed.get('paper'))), {
    beside: (problem) => ({ paper: textOf(problem) }),
  });
  return (
    <form {...form.props} className="grid gap-4 border-t-[1.5px] border-tinta pt-6">
      <h2 className="text-t4">{t('title')}</h2>
      <p>{t('text')}</p>
      <PaperField {...form.field('paper')} label={t('label')} />
      <p>
        <SmallButton type="submit" aria-disabled={entry.isPending}>
          {t(entry.isPending ? 'entering' : 'enter')}
        </SmallButton>
      </p>
    </form>
  );
}
