import { useTranslations } from 'next-intl';
import { Notice } from '@/components/shared/ui/notice';
import type { DeskKeyView } from '@/lib/private/desk-key/find-desk-key';
import { DeskButton } from '../desk/desk-button';
import { moment } from '../desk/moment';

/** The key on paper is to be looked for once in a quarter. */
const CHECK_EVERY_MS = 92 * 24 * 60 * 60_000;

type Props = { printed: NonNullable<DeskKeyView['printed']>; onCheck: () => void; onReplace: () => void };

export function PrintedKey({ printed, onCheck, onReplace }: Props) {
  const t = useTranslations('DeskKey.printedKey');
  const isDue = Date.now() - new Date(printed.checkedAt).getTime() > CHECK_EVERY_MS;
  return (
    <section className="mt-10">
      <h2 className="text-t4">{t('title')}</h2>
      <p className="mt-2 max-w-lectura">{t('text')}</p>
      <p className="mt-2 max-w-lectura text-tinta-2">
        {t('dates', { created: moment(printed.createdAt).day, checked: moment(printed.checkedAt).day })}
      </p>
      {isDue && <Notice className="mt-3 max-w-lectura">{t('due')}</Notice>}
      <div className="mt-4 flex flex-wrap gap-3">
        <DeskButton look={isDue ? 'solid' : 'line'} onClick={onCheck}>
          {t('check')}
        </DeskButton>
        <DeskButton look="line" onClick={onReplace}>
          {t('replace')}
        </DeskButton>
      </div>
    </section>
  );
}
