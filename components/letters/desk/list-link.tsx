import { useTranslations } from 'next-intl';
import { BackLink } from '@/components/private/desk/back-link';
import { LIST } from './use-opened-letter';

export function ListLink() {
  const t = useTranslations('DeskLetters');
  return <BackLink href={LIST}>{t('backToList')}</BackLink>;
}
