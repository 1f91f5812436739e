import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { saveFile } from '@/components/browser/save-file';
import { useCopy } from '@/components/browser/use-copy';
import { ASKED_GROUPS, type GroupFaults, groupFaults, KeyOnPaper } from '@/components/keys/key-on-paper';
import { useFingerprint } from '@/components/private/use-fingerprint';
import { DeskButton } from '../shared/desk-button';
import type { DeskFault } from '../shared/desk-fault';
import { DeskField } from '../shared/desk-field';
import { DialogButtons } from '../shared/dialogs/dialog-buttons';
import { FaultNote } from '../shared/fault-note';
import type { Sheet } from './desk-epochs';

type Props = {
  sheet: Sheet;
  submit: string;
  isPending: boolean;
  fault: DeskFault | null;
  onProved: () => void;
  onCancel: () => void;
};

/** A new key for paper, shown once; two of its groups are typed back before anything is stored. */
export function PaperKey({ sheet: { paper, epoch }, submit, isPending, fault, onProved, onCancel }: Props) {
  const t = useTranslations('DeskKey.paper');
  const id = useId();
  const [faults, setFaults] = useState<GroupFaults>({});
  const { isCopied, copy } = useCopy(paper.key);
  const digits = useFingerprint(epoch.recipient);
  const code = t('code', { number: epoch.epoch, digits });
  const printed = `${t('printed')} ${code}`;
  function prove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = groupFaults(paper.key, new FormData(event.currentTarget));
    setFaults(found);
    if (isPending) return;
    const [first] = Object.keys(found);
    if (first === undefined) onProved();
    else document.getElementById(`${id}-${first}`)?.focus();
  }
  return (
    <form onSubmit={prove} noValidate className="grid gap-5">
      <KeyOnPaper shown={paper.key} name={t('name')} printed={printed} />
      <p>{code}</p>
      <p>{t('once')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <DeskButton look="line" onClick={() => print()}>
          {t('print')}
        </DeskButton>
        <DeskButton look="line" onClick={copy}>
          {t('copy')}
        </DeskButton>
        <DeskButton
          look="line"
          onClick={() => saveFile(new Blob([`${t('name')}\n\n${paper.key}\n\n${printed}\n`]), t('file'))}
        >
          {t('download')}
        </DeskButton>
        <span role="status" className="font-bold text-ok">
          {isCopied && t('copied')}
        </span>
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-bold">{t('prove')}</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          {ASKED_GROUPS.map((group) => (
            <DeskField
              key={group}
              id={`${id}-${group}`}
              name={`group-${group}`}
              label={t('group', { number: group })}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={12}
              error={faults[group] && t(faults[group], { number: group })}
            />
          ))}
        </div>
      </fieldset>
      {fault && <FaultNote fault={fault} />}
      <DialogButtons submit={submit} busy={t('storing')} isPending={isPending} onCancel={onCancel} />
    </form>
  );
}
