import { useTranslations } from 'next-intl';
import { BulletList } from '@/components/shared/ui/bullet-list';
import { PageLink } from '@/components/shared/ui/page-link';
import { Section } from '@/components/shared/ui/section';
import { mortgageFeatures } from '@/lib/site/services/mortgages';

export function MortgageFeatures() {
  const t = useTranslations('ServiceMortgages');
  return (
    <Section id="que-hacemos" title={t('featuresTitle')} layout="beside">
      <BulletList items={mortgageFeatures} className="border-b border-linea font-titular text-lead" />
      <p className="mt-6">
        <PageLink href="/calculadoras/simulador-hipoteca" className="enlace">
          {t('simulate')}
        </PageLink>
      </p>
    </Section>
  );
}
