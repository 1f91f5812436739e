import { useTranslations } from 'next-intl';

type PartsWaitingProps = {
  state: 'waiting' | 'failed';
  /** Class that reserves the space of what is loaded. */
  room: string;
};

/** In the place of parts of a result whose code has not arrived. */
export function PartsWaiting({ state, room }: PartsWaitingProps) {
  const t = useTranslations('Calculator');
  return (
    <p role="status" className={room}>
      {state === 'failed' ? t('toolFailed') : ''}
    </p>
  );
}
