import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';

function watch(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

export function OfflineNote() {
  const t = useTranslations('DeskFrame');
  const isOnline = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <p className="bg-azafran px-4 py-2 font-bold sm:px-6">
          <span className="mx-auto block max-w-[100rem]">{t('offline')}</span>
        </p>
      )}
    </div>
  );
}
