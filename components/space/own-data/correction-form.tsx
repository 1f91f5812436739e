import { useTranslations } from 'next-intl';
import { SmallButton } from '@/components/private/small-button';
import { useCall } from '@/components/private/use-call';
import { useCallForm } from '@/components/private/use-call-form';
import { TextField } from '@/components/shared/ui/field';
import { FULL_NAME_MAX, PHONE_MAX } from '@/lib/shared/person/limits';
import type { KeptBody } from '@/lib/space/own-data/contract';
import { ownDataApi } from '../shared/own-data-api';
import { ProblemNote } from '../shared/problem-note';

type Props = { profile: NonNullable<KeptBody['profile']> };

/** The server judges it: what it refuses is said beside the field, and what was typed stays. */
export function CorrectionForm({ profile }: Props) {
  const t = useTranslations('SpaceOwnData.correct');
  const correcting = useCall('space', ownDataApi.patch('/profile'));
  const { isPending, isSuccess } = correcting;
  const form = useCallForm(correcting, (typed) =>
    correcting.mutate({ fullName: String(typed.get('fullName')), phone: String(typed.get('phone')) }),
  );
  return (
    <form {...form.props} className="mt-4 grid gap-4">
      <TextField
        {...form.field('fullName', 'correccion-nombre')}
        label={t('name')}
        autoComplete="name"
        maxLength={FULL_NAME_MAX}
        defaultValue={profile.fullName}
      />
      <TextField
        {...form.field('phone', 'correccion-telefono')}
        type="tel"
        label={t('phone')}
        aside={t('optional')}
        autoComplete="tel"
        maxLength={PHONE_MAX}
        defaultValue={profile.phone ?? ''}
      />
      <p className="text-nota text-tinta-2">{t('receipts')}</p>
      <p className="flex flex-wrap items-center gap-4">
        <SmallButton type="submit" aria-disabled={isPending}>
          {t(isPending ? 'saving' : 'save')}
        </SmallButton>
        <span role="status" className="font-bold text-ok">
          {isSuccess && t('saved')}
        </span>
      </p>
      {form.note && <ProblemNote problem={form.note} />}
    </form>
  );
}
