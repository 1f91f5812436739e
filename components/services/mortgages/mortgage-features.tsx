import { useTranslations } from 'next-intl';
import { BulletList } from '@/components/ui/bullet-list';
import { PageLink } from '@/components/ui/page-link';
import { Section } from '@/components/ui/section';
import { mortgageFeatures } from '@/lib/content/services/mortgages';

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
