import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { reloadIfReachable } from '@/components/shared/browser/reload-if-reachable';
import { Button } from '@/components/shared/ui/button';
import { Notice } from '@/components/shared/ui/notice';
import { Spinner } from '@/components/shared/ui/spinner';
import { ResultCard } from './shared/result-card';
import { STEP_HEADING } from './shared/step-announcer';
import { StepHeading } from './shared/step-heading';

/** Code is missing: the network is gone, or the server has a newer build. The stored checkout survives the reload. */
export function CodeUnavailable() {
  const t = useTranslations('Checkout.codeUnavailable');
  const [reloading, setReloading] = useState(false);
  const [unreachable, setUnreachable] = useState(false);

  useEffect(() => {
    // The control that led here has left the screen.
    document.getElementById(STEP_HEADING)?.focus();
  }, []);

  async function reload() {
    setReloading(true);
    setUnreachable(false);
    if (await reloadIfReachable()) return;
    setReloading(false);
    setUnreachable(true);
  }

  return (
    <ResultCard
      ground="bad"
      heading={StepHeading}
      title={t('title')}
      actions={
        <Button className="max-md:w-full" disabled={reloading} onClick={() => void reload()}>
          {t('reload')}
          {reloading && <Spinner />}
        </Button>
      }
    >
      <p>{t('text')}</p>
      {unreachable && <Notice tone="error">{t('unreachable')}</Notice>}
    </ResultCard>
  );
}
