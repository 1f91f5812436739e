'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DeskData } from '@/components/private/desk/desk-data';
import { ScreenHead } from '@/components/private/desk/screen-head';
import { useDeskQuery } from '@/components/private/desk/use-desk-query';
import type { DeskService, ServicesAnswer } from './desk-service';
import { PauseDialog } from './pause-dialog';
import { ServiceRow } from './service-row';

export function ServicesScreen() {
  const t = useTranslations('DeskServices');
  const query = useDeskQuery<ServicesAnswer>('/services');
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
