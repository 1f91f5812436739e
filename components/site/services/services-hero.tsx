import { useTranslations } from 'next-intl';
import { PageHero } from '@/components/shared/ui/page-hero';
import { PricedSofa } from '../illustrations/services/priced-sofa';

export function ServicesHero() {
  const t = useTranslations('ServicesPage');
  return (
    <PageHero
      trail={[{ name: t('crumb'), path: '/servicios' }]}
      title={t('heading')}
      lead={t('lead')}
      ground="cielo"
      picture={<PricedSofa />}
    />
  );
}
