import { TwoOnASofa } from '@/components/shared/illustrations/two-on-a-sofa';
import { Arrow, buttonClass } from '@/components/shared/ui/button';
import { PageHero } from '@/components/shared/ui/page-hero';
import { PageLink } from '@/components/shared/ui/page-link';
import { hire } from '@/lib/site/hire';

export function HireHero() {
  const { name, hero } = hire;
  return (
    <PageHero
      trail={[{ name, path: '/contratanos' }]}
      title={hero.title}
      lead={hero.lead}
      ground="azafran"
      picture={<TwoOnASofa ground="azafran" className="mx-auto h-auto max-w-60 md:max-w-md" />}
    >
      <a href="#contratar" className={buttonClass()}>
        {hero.button} <Arrow />
      </a>
      <PageLink href="/consulta-gratuita" className={buttonClass('line')}>
        {hero.second}
      </PageLink>
    </PageHero>
  );
}
