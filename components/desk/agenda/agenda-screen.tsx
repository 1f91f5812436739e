'use client';

import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { useTranslations } from 'next-intl';
import { ScreenHead } from '../shared/screen-head';
import { AgendaCalendar } from './agenda-calendar';
import { RulesPanel } from './rules-panel';

const tab =
  'min-h-11 border-b-4 border-transparent px-1 font-titular text-lg font-medium hover:text-mar data-selected:border-azafran data-selected:font-bold';

export function AgendaScreen() {
  const t = useTranslations('DeskAgenda');
  return (
    <>
      <ScreenHead title={t('title')} lead={t('lead')} />
      <TabGroup>
        <TabList className="mb-6 flex flex-wrap gap-x-8 border-b border-regla">
          <Tab className={tab}>{t('calendar')}</Tab>
          <Tab className={tab}>{t('rulesTab')}</Tab>
        </TabList>
        <TabPanels>
          <TabPanel>
            <AgendaCalendar />
          </TabPanel>
          <TabPanel>
            <RulesPanel />
          </TabPanel>
        </TabPanels>
      </TabGroup>
    </>
  );
}
