import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { DeskButton } from '../../shared/desk-button';
import { FaultNote } from '../../shared/fault-note';
import type { UnsealedQuestion } from './use-unsealed-question';

type Props = { about: 'consultation' | 'answers'; opening: UnsealedQuestion };

/** In the place of what is sealed. */
export function SealedNote({ about, opening: { isOpening, fault, open } }: Props) {
  const t = useTranslations('DeskQuestions.sealed');
  return (
    <div className="grid max-w-lectura gap-4">
      <p className="border-l-4 border-azafran pl-4">{t(`text.${about}`)}</p>
      {fault && <FaultNote fault={fault} />}
      {fault?.code === 'key_without_access' && (
        <p>
          <Link prefetch={false} href="/mesa/llave" className="enlace">
            {t('toKey')}
          </Link>
        </p>
      )}
      <p>
        <DeskButton aria-disabled={isOpening} onClick={() => isOpening || open()}>
          {t(isOpening ? 'opening' : 'open')}
        </DeskButton>
      </p>
    </div>
  );
}
