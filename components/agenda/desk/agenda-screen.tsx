'use client';

import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ScreenHead } from '@/components/private/desk/screen-head';
import { type AgendaAddress, agendaPath, readAgendaAddress } from './agenda-address';
import { AgendaCalendar } from './agenda-calendar';
import { RulesPanel } from './rules-panel';

const tab =
  'min-h-11 border-b-4 border-transparent px-1 font-titular text-lg font-medium hover:text-mar data-selected:border-azafran data-selected:font-bold';

const TABS = ['calendar', 'rules'] as const;

/** The address keeps tab, day and view, so that a reload and going back from an order lead to the same place. */
export function AgendaScreen() {
  const t = useTranslations('DeskAgenda');
  const search = useSearchParams();
  const address = readAgendaAddress(new URLSearchParams(search));
  const show = (change: Partial<AgendaAddress>) =>
    window.history.replaceState(null, '', agendaPath({ ...address, ...change }));
  return (
    <>
      <ScreenHead title={t('title')} lead={t('lead')} />
      <TabGroup
        selectedIndex={TABS.indexOf(address.tab)}
        onChange={(index) => show({ tab: TABS[index] ?? 'calendar' })}
      >
        <TabList className="mb-6 flex flex-wrap gap-x-8 border-b border-regla">
          <Tab className={tab}>{t('calendar')}</Tab>
          <Tab className={tab}>{t('rulesTab')}</Tab>
        </TabList>
        <TabPanels>
          <TabPanel>
            <AgendaCalendar address={address} onShow={show} />
          </TabPanel>
          <TabPanel>
            <RulesPanel />
          </TabPanel>
        </TabPanels>
      </TabGroup>
    </>
  );
}
