import { useTranslations } from 'next-intl';
import { TwoOnASofa } from '@/components/shared/illustrations/two-on-a-sofa';
import { CallToAction } from '@/components/shared/ui/call-to-action';
import { site } from '@/lib/shared/site';

export function FreeConsultation() {
  const t = useTranslations('ServicesConsultation');
  return (
    <CallToAction
      title={t('title')}
      lead={t('lead', { minutes: site.consultationMinutes, hours: site.consultationReplyHours })}
      first={{ href: '/consulta-gratuita', text: t('ask') }}
      picture={<TwoOnASofa ground="azafran" className="mx-auto h-auto max-w-60 md:max-w-md" />}
    />
  );
}
