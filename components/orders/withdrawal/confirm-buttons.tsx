import { useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/shared/ui/button';
import { PageLink } from '@/components/shared/ui/page-link';

type Props = { pending: boolean; backHref: string };

/**
 * The confirmation function of article 11a of Directive 2011/83/EU: labelled with these words alone, also while it is being sent.
 * Both ways out have one size.
 */
export function ConfirmButtons({ pending, backHref }: Props) {
  const t = useTranslations('Withdrawal.confirm');
  return (
    <div className="mt-2">
      <div className="grid gap-4 sm:grid-cols-2">
        <Button type="submit" disabled={pending} aria-busy={pending} className="w-full">
          {t('button')}
        </Button>
        <PageLink href={backHref} className={buttonClass('line', 'w-full')}>
          {t('back')}
        </PageLink>
      </div>
      <p role="status" className="mt-3 min-h-6 font-medium">
        {pending ? t('sending') : ''}
      </p>
    </div>
  );
}
