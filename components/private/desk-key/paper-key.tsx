import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { KeyOnPaper, usePaperProof } from '@/components/private/key-on-paper';
import { useFingerprint } from '@/components/private/use-fingerprint';
import { DeskField } from '../desk/desk-field';
import { DialogButtons } from '../desk/dialogs/dialog-buttons';
import { FaultNote } from '../desk/fault-note';
import type { PrivateFault } from '../private-fault';
import type { Sheet } from './desk-epochs';

type Props = {
  sheet: Sheet;
  submit: string;
  isPending: boolean;
  fault: PrivateFault | null;
  onProved: () => void;
  onCancel: () => void;
};

/** A new key for paper, shown once; two of its groups are typed back before anything is stored. */
export function PaperKey({ sheet: { paper, epoch }, submit, isPending, fault, onProved, onCancel }: Props) {
  const t = useTranslations('DeskKey.paper');
  const proof = usePaperProof(paper.key);
  const digits = useFingerprint(epoch.recipient);
  const code = t('code', { number: epoch.epoch, digits });
  function prove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (proof.isProved(event.currentTarget) && !isPending) onProved();
  }
  return (
    <form onSubmit={prove} noValidate className="grid gap-5">
      <KeyOnPaper
        shown={paper.key}
        texts="DeskKey.paper"
        printed={`${t('printed')} ${code}`}
        proof={proof}
        Field={DeskField}
      >
        <p>{code}</p>
        <p>{t('once')}</p>
      </KeyOnPaper>
      {fault && <FaultNote fault={fault} />}
      <DialogButtons submit={submit} busy={t('storing')} isPending={isPending} onCancel={onCancel} />
    </form>
  );
}
