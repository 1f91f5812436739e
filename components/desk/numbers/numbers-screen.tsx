'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DeskData } from '@/components/private/desk/desk-data';
import { ExportButton } from '@/components/private/desk/export-button';
import { ScreenHead } from '@/components/private/desk/screen-head';
import { useDeskQuery } from '@/components/private/desk/use-desk-query';
import type { Numbers } from '@/lib/desk/numbers/contract';
import type { Period } from '@/lib/desk/numbers/period';
import { madridDate } from '@/lib/shared/madrid-time';
import { AnswerPublication } from './answer-publication';
import { AnswerTable } from './answer-table';
import { Charts } from './charts';
import { FreeTable } from './free-table';
import { Headline } from './headline';
import { PeriodChoice } from './period-choice';
import { ServiceTable } from './service-table';

export function NumbersScreen() {
  const t = useTranslations('DeskNumbers');
  const [period, setPeriod] = useState<Period>('weeks');
  const query = useDeskQuery<Numbers>(`/numbers?period=${period}`, { keepPrevious: true });
  const fileName = t('fileName', { period: t(`filePeriods.${period}`), day: madridDate(new Date()) });
  return (
    <>
      <ScreenHead
        title={t('title')}
        lead={t('lead')}
        actions={<ExportButton path="/numbers/export" body={{ period }} fileName={fileName} />}
      />
      <PeriodChoice period={period} onChoose={setPeriod} />
      <DeskData query={query}>
        {(numbers) => (
          <div aria-busy={query.isPlaceholderData} className="grid grid-cols-1 gap-y-paso">
            {numbers.services.length === 0 ? (
              <section className="respaldo-s bg-arena p-6">
                <h2 className="text-t4">{t('empty.title')}</h2>
                <p className="mt-2 max-w-lectura">{t('empty.text')}</p>
              </section>
            ) : (
              <>
                <Headline numbers={numbers} />
                <ServiceTable numbers={numbers} />
                <Charts numbers={numbers} />
              </>
            )}
            <FreeTable free={numbers.free} />
            <AnswerTable answers={numbers.answers} />
            {numbers.period === 'months' && <AnswerPublication numbers={numbers} />}
          </div>
        )}
      </DeskData>
    </>
  );
}
