import { useTranslations } from 'next-intl';
import { BackLink } from '../shared/back-link';

export function ListLink() {
  const t = useTranslations('DeskLetters');
  return <BackLink href="#cartas">{t('backToList')}</BackLink>;
}
