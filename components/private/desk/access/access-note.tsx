import { useTranslations } from 'next-intl';
import { Notice } from '@/components/shared/ui/notice';
import type { AccessView } from '@/lib/private/desk-key/find-access';
import { useAfterTouch } from '../passkeys/desk-opener';
import { useDeskQuery } from '../use-desk-query';
import { useReread } from '../use-reread';
import { AccessText } from './access-text';

const PATH = '/desk-key/access';
const ASK_AGAIN_MS = 60_000;

type Props = {
  /** The touched passkey has opened nothing, whatever the others of this person open. */
  isRefused?: boolean;
  className?: string;
};

/** For a person to whom what is sealed does not open yet: why, and who can give access. Nothing for the others. */
export function AccessNote({ isRefused = false, className = '' }: Props) {
  const t = useTranslations('DeskShared.access');
  const { data } = useDeskQuery<AccessView>(PATH, { every: ASK_AGAIN_MS });
  useAfterTouch(useReread(PATH));
  const isToldWhy = data !== undefined && data.own !== null && data.own !== 'opens';
  if (!isToldWhy && !isRefused) return null;
  return (
    <Notice className={`max-w-lectura ${className}`}>
      {isToldWhy ? <AccessText {...data} /> : <p>{t('refused')}</p>}
    </Notice>
  );
}
