import { useTranslations } from 'next-intl';
import { useLazyModule } from '@/components/browser/use-lazy-module';
import type { ExportPartsProps } from './export-parts';

const loadParts = () => import('./export-parts');

/** Its code and texts are loaded with the first result. */
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
