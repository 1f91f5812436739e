import { useTranslations } from 'next-intl';
import { fieldProblem } from '@/components/private/problem';
import { useCall } from '@/components/private/use-call';
import { useCallForm } from '@/components/private/use-call-form';
import { KeyField } from '@/components/shared/ui/field';
import { parseRecoveryKey } from '@/lib/private/sealing/recovery-key';
import { byRecovery } from '../opening/enter-space';
import type { Opened } from '../opening/ways';
import { FormEnd } from '../shared/form-end';
import { StepHeading } from '../shared/step-heading';

/** The key from paper. It lets in to put another key in the place of what was lost. */
export function RecoveryForm({ onOpened }: { onOpened: (opened: Opened) => void }) {
  const t = useTranslations('SpaceEntry.recovery');
  const opening = useCall('space', async (text: string) => {
    const parsed = parseRecoveryKey(text);
    if (parsed.ok) return byRecovery(parsed.key);
    throw fieldProblem({ key: t(parsed.reason) });
  });
  const form = useCallForm(opening, (typed) => opening.mutate(String(typed.get('key')), { onSuccess: onOpened }), {
    beside: ({ code, message, fields }) => (code === 'recovery_wrong' ? { key: message, ...fields } : {}),
    only: 'key',
  });
  return (
    <form {...form.props} className="grid max-w-texto gap-5">
      <div>
        <StepHeading>{t('title')}</StepHeading>
        <p className="mt-3">{t('lead')}</p>
      </div>
      <KeyField
        {...form.field('key')}
        label={t('label')}
        hint={t('hint')}
        autoCapitalize="characters"
        maxLength={100}
        className="tabular-nums"
      />
      <FormEnd form={form} submit={t('open')} busy={t('opening')} />
    </form>
  );
}
