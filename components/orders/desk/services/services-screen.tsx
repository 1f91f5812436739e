'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DeskData } from '@/components/private/desk/desk-data';
import { ActionDialog } from '@/components/private/desk/dialogs/action-dialog';
import { ProblemNote } from '@/components/private/desk/problem-note';
import { ScreenHead } from '@/components/private/desk/screen-head';
import { SmallButton } from '@/components/private/small-button';
import { useCall } from '@/components/private/use-call';
import { useView } from '@/components/private/use-view';
import type { ListedProduct } from '@/lib/orders/catalog/find-products';
import { formatMoment } from '@/lib/shared/madrid-time';
import { formatPrice } from '@/lib/shared/money';
import type { OnTheWire } from '@/lib/shared/on-the-wire';
import { servicesApi } from './services-api';

type DeskService = OnTheWire<ListedProduct>;

export function ServicesScreen() {
  const t = useTranslations('DeskServices');
  const query = useView(servicesApi.get('/'));
  const [pausing, setPausing] = useState<DeskService | null>(null);
  return (
    <>
      <ScreenHead title={t('title')} lead={t('lead')} />
      <DeskData query={query}>
        {({ services }) => (
          <ul className="border-t-2 border-tinta">
            {services.map((service) => (
              <ServiceRow key={service.id} service={service} onPause={() => setPausing(service)} />
            ))}
          </ul>
        )}
      </DeskData>
      {pausing && <PauseDialog service={pausing} onClose={() => setPausing(null)} />}
    </>
  );
}

function ServiceRow({ service, onPause }: { service: DeskService; onPause: () => void }) {
  const t = useTranslations('DeskServices');
  const { id, name, slug, pausedAt, price, priceMax, priceType, requiresBooking, bookingDuration } = service;
  const resume = useCall('desk', servicesApi.post('/:id/resume', { param: { id } }));
  const amount =
    priceType === 'range' && priceMax !== null
      ? t('range', { from: formatPrice(price), to: formatPrice(priceMax) })
      : formatPrice(price);
  return (
    <li className="border-b border-regla py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-t4 wrap-break-word">
            <a href={`/checkout/${slug}`} target="_blank" rel="noopener" className="underline">
              {name}
              <span className="sr-only">{t('newTab')}</span>
            </a>
          </h2>
          <p className="mt-1 text-tinta-2">
            {requiresBooking ? t('appointment', { amount, minutes: bookingDuration }) : amount}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <p className={pausedAt ? 'respaldo-s bg-azafran px-3 py-1 font-bold' : 'font-bold'}>
            {pausedAt ? t('paused', { moment: formatMoment(new Date(pausedAt)) }) : t('onSale')}
          </p>
          {pausedAt ? (
            <SmallButton isBusy={resume.isPending} onClick={() => resume.mutate({})}>
              {resume.isPending ? t('resuming') : t('resume')}
              <span className="sr-only">{name}</span>
            </SmallButton>
          ) : (
            <SmallButton onClick={onPause}>
              {t('pause')}
              <span className="sr-only">{name}</span>
            </SmallButton>
          )}
        </div>
      </div>
      {resume.error && <ProblemNote className="mt-3" problem={resume.error} />}
    </li>
  );
}

/** What pausing does, before it is done. */
function PauseDialog({ service, onClose }: { service: DeskService; onClose: () => void }) {
  const t = useTranslations('DeskServices');
  const pause = useCall('desk', servicesApi.post('/:id/pause', { param: { id: service.id } }));
  return (
    <ActionDialog
      title={t('pauseTitle', { name: service.name })}
      submit={t('pauseNow')}
      busy={t('pausing')}
      call={pause}
      onSubmit={() => pause.mutate({}, { onSuccess: onClose })}
      cancel={t('keep')}
      onClose={onClose}
    >
      <ul className="grid list-disc gap-2 pl-5">
        <li>{t('pauseEffect')}</li>
        <li>{t('pauseOpen')}</li>
        <li>{t('pausePaid')}</li>
      </ul>
    </ActionDialog>
  );
}
