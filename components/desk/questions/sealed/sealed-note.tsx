import { useTranslations } from 'next-intl';
import { DeskButton } from '../../shared/desk-button';
import type { DeskFault } from '../../shared/desk-fault';
import { FaultNote } from '../../shared/fault-note';

type Props = { isOpening: boolean; fault: DeskFault | null; onOpen: () => void };

/** In the place of what a sealed consultation says. */
export function SealedNote({ isOpening, fault, onOpen }: Props) {
  const t = useTranslations('DeskQuestions.sealed');
  return (
    <div className="grid max-w-lectura gap-4">
      <p className="border-l-4 border-azafran pl-4">{t('text')}</p>
      {fault && <FaultNote fault={fault} />}
      <p>
        <DeskButton aria-disabled={isOpening} onClick={() => isOpening || onOpen()}>
          {t(isOpening ? 'opening' : 'open')}
        </DeskButton>
      </p>
    </div>
  );
}
