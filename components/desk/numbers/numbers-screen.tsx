'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { DeskData } from '@/components/private/desk/desk-data';
import { ExportButton } from '@/components/private/desk/export-button';
import { ScreenHead } from '@/components/private/desk/screen-head';
import { useView } from '@/components/private/use-view';
import { ANSWER_TIME_FILE, answerTimeLine, LEAST_ANSWERS } from '@/lib/desk/numbers/answer-time-line';
import type { Numbers } from '@/lib/desk/numbers/contract';
import { PERIODS, type Period } from '@/lib/desk/numbers/period';
import { formatShare } from '@/lib/shared/i18n/numbers';
import { addMadridDays, formatDate, madridDate } from '@/lib/shared/madrid-time';
import { formatEuros, wholeEuros } from '@/lib/shared/money';
import { Charts } from './charts';
import { AnswerTable, FreeTable, ServiceTable } from './figure-table';
import { numbersApi } from './numbers-api';

export function NumbersScreen() {
  const t = useTranslations('DeskNumbers');
  const [period, setPeriod] = useState<Period>('weeks');
  const query = useView(numbersApi.get('/', { query: { period } }), { keepPrevious: true });
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

/** Two figures, each with the sentence that explains it. */
function Headline({ numbers: { total, spans } }: { numbers: Numbers }) {
  const t = useTranslations('DeskNumbers');
  const { income, paidBack, paid, begun } = total;
  const [first, last] = [spans[0], spans.at(-1)];
  return (
    <section aria-label={t('inShort')} className="border-t-2 border-tinta pt-4">
      {first && last && (
        <p className="text-tinta-2">
          {t('range', { from: formatDate(first.from), to: formatDate(addMadridDays(last.until, -1)) })}
        </p>
      )}
      <div className="mt-5 grid gap-canal gap-y-8 md:grid-cols-2">
        <div>
          <h2 className="font-bold">{t('net')}</h2>
          <p className="mt-3 cifra text-importe tabular-nums">{wholeEuros(income - paidBack)}</p>
          <p className="mt-3 max-w-nota">
            {t('netText', { income: formatEuros(income), paidBack: formatEuros(paidBack) })}
          </p>
        </div>
        <div>
          <h2 className="font-bold">{t('finished')}</h2>
          {begun > 0 ? (
            <>
              <p className="mt-3 cifra text-importe tabular-nums">{formatShare(paid / begun, { most: 0 })}</p>
              <p className="mt-3 max-w-nota">{t('finishedText', { paid, begun })}</p>
            </>
          ) : (
            <p className="mt-3 max-w-nota">{t('noneBegun')}</p>
          )}
        </div>
      </div>
    </section>
  );
}

function PeriodChoice({ period, onChoose }: { period: Period; onChoose: (period: Period) => void }) {
  const t = useTranslations('DeskNumbers');
  const name = useId();
  return (
    <fieldset className="mb-8">
      <legend className="sr-only">{t('period')}</legend>
      <div className="flex flex-wrap gap-1">
        {PERIODS.map((choice) => (
          <label
            key={choice}
            className="relative flex min-h-11 items-center respaldo-s border-[1.5px] border-b-2 border-borde border-b-tinta px-4 font-titular font-bold has-checked:border-tinta has-checked:bg-tinta has-checked:text-papel has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-tinta forced-colors:has-checked:outline-3"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === period}
              onChange={() => onChoose(choice)}
              className="absolute inset-0 m-0 size-full cursor-pointer appearance-none outline-none"
            />
            {t(`periods.${choice}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Pages read no database: what the contact page says of the time to answer is a line of the code, which this shows. */
function AnswerPublication({ numbers }: { numbers: Numbers }) {
  const t = useTranslations('DeskNumbers.publish');
  const line = answerTimeLine(numbers);
  return (
    <section>
      <h2 className="text-t4">{t('title')}</h2>
      {line ? (
        <>
          <p className="mt-2 max-w-lectura text-tinta-2">{t('text', { file: ANSWER_TIME_FILE })}</p>
          <p className="mt-3 respaldo-s bg-arena px-4 py-3 wrap-anywhere">
            <code>{line}</code>
          </p>
        </>
      ) : (
        <p className="mt-2 max-w-lectura text-tinta-2">{t('none', { least: LEAST_ANSWERS })}</p>
      )}
    </section>
  );
}
