import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { SmallButton } from '@/components/private/small-button';
import { useCall } from '@/components/private/use-call';
import { useCallForm } from '@/components/private/use-call-form';
import { TextField } from '@/components/shared/ui/field';
import { Notice } from '@/components/shared/ui/notice';
import type { DeletionBody, KeptBody } from '@/lib/space/own-data/contract';
import { ProblemNote } from '../shared/problem-note';
import { SpaceDialog } from '../shared/space-dialog';
import { CancelledHours, GoingList, StayingList } from './kept-lists';

type Props = Omit<ComponentProps<typeof DeletionDialog>, 'onClose'>;

/** What goes and what stays is said before it is asked for. */
export function Deletion({ kept, of, ...deletion }: Props) {
  const t = useTranslations('SpaceOwnData.delete');
  const [isAsked, setAsked] = useState(false);
  const { cancelled, stays, mailed, hasOpenPayment, opensAt } = kept;
  return (
    <section className="max-w-texto">
      <h3 className="text-t3">{t(`title.${of}`)}</h3>
      <p className="mt-2">{t('text')}</p>
      <CancelledHours cancelled={cancelled} className="mt-4" />
      {stays.length > 0 && (
        <>
          <p className="mt-4">{t('stays')}</p>
          <StayingList stays={stays} />
        </>
      )}
      {mailed > 0 && <p className="mt-4">{t('mailed', { count: mailed })}</p>}
      {hasOpenPayment && <Notice className="mt-4">{t('openPayment')}</Notice>}
      {!opensAt && (
        <p className="mt-4">
          <SmallButton look="danger" onClick={() => setAsked(true)}>
            {t(`title.${of}`)}
          </SmallButton>
        </p>
      )}
      {isAsked && <DeletionDialog kept={kept} of={of} {...deletion} onClose={() => setAsked(false)} />}
    </section>
  );
}

type DeletionDialogProps = {
  kept: KeptBody;
  /** What goes: an open space with everything of its mailbox, or what stands under a mailbox without one. */
  of: 'space' | 'mailbox';
  remove: (body: DeletionBody) => Promise<void>;
  onDeleted: () => void;
  onClose: () => void;
};

function DeletionDialog({ kept, of, remove, onDeleted, onClose }: DeletionDialogProps) {
  const t = useTranslations('SpaceOwnData.delete');
  const shared = useTranslations('SpaceShared');
  const deleting = useCall('space', remove, { ends: true });
  const { isPending } = deleting;
  const send = (typed: FormData) => deleting.mutate({ word: String(typed.get('word')) }, { onSuccess: onDeleted });
  const form = useCallForm(deleting, send, { only: 'word' });
  return (
    <SpaceDialog title={t('dialog')} stays onClose={onClose}>
      <form {...form.props} className="grid gap-4">
        <div>
          <p className="font-bold">{t('goesNow')}</p>
          <GoingList goes={kept.goes} />
          <CancelledHours cancelled={kept.cancelled} className="mt-2" />
          <p className="mt-2">{t(`forGood.${of}`)}</p>
        </div>
        {kept.stays.length > 0 && (
          <div>
            <p className="font-bold">{t('staysLater')}</p>
            <StayingList stays={kept.stays} />
          </div>
        )}
        {kept.mailed > 0 && <p>{t('mailed', { count: kept.mailed })}</p>}
        <TextField
          {...form.field('word', 'borrar-palabra')}
          label={t('word')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {form.note && <ProblemNote problem={form.note} />}
        <p className="flex flex-wrap gap-3">
          <SmallButton type="submit" look="danger" aria-disabled={isPending}>
            {t(isPending ? 'deleting' : 'submit')}
          </SmallButton>
          <SmallButton isBusy={isPending} onClick={onClose}>
            {shared('cancel')}
          </SmallButton>
        </p>
      </form>
    </SpaceDialog>
  );
}
