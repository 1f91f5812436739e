import { useTranslations } from 'next-intl';
import { ForgetParameter } from '@/components/shared/browser/forget-parameter';
import { Notice } from '@/components/shared/ui/notice';
import { MOST_CHOICES, MOST_MOVES } from '@/lib/orders/appointment/rules';
import { site } from '@/lib/shared/site';
import { isGoodNews, type newsOf } from './order-news';

export function OrderNotice({ news }: { news: ReturnType<typeof newsOf> }) {
  const t = useTranslations('OrderPage.news');
  if (!news) return null;
  return (
    <Notice tone={isGoodNews(news) ? 'note' : 'error'} className="mb-8">
      <ForgetParameter name="aviso" />
      {t(news, { phone: site.phone, moves: MOST_MOVES, choices: MOST_CHOICES })}
    </Notice>
  );
}
