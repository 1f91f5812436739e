import { TwoOnASofa } from '@/components/illustrations/sofa/two-on-a-sofa';
import { Arrow, buttonClass } from '@/components/ui/button';
import { PageHero } from '@/components/ui/page-hero';
import { PageLink } from '@/components/ui/page-link';
import { hire } from '@/lib/content/hire';

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
