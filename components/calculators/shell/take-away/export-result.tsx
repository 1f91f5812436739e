import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { loadCode } from '@/components/shared/browser/load-code';
import { useLazyModule } from '@/components/shared/browser/use-lazy-module';
import type { ExportPartsProps } from './export-parts';

const loadParts = () => import('./export-parts');

/** Loads code and texts of the exports before there is a result to export, so that a lost connection does not take them away. */
export function usePreparedExports(begun: boolean): void {
  useEffect(() => {
    // A failure is told by the result, which asks for the code again.
    if (begun) loadCode(loadParts).catch(() => undefined);
  }, [begun]);
}

export function ExportResult(props: ExportPartsProps) {
  const t = useTranslations('Calculator');
  const parts = useLazyModule(loadParts, true);
  if (parts.state !== 'ready') {
    return (
      <p role="status" className="min-h-96">
        {parts.state === 'failed' ? t('toolFailed') : ''}
      </p>
    );
  }
  return <parts.module.ExportParts {...props} />;
}
