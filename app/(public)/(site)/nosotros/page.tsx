import { CallToAction } from '@/components/shared/ui/call-to-action';
import { PageHero } from '@/components/shared/ui/page-hero';
import { StructuredData } from '@/components/shared/ui/structured-data';
import { FourValues, Method, Story } from '@/components/site/about/about-sections';
import { People } from '@/components/site/about/people';
import { TeamOnASofa } from '@/components/site/illustrations/about/team-on-a-sofa';
import { team } from '@/lib/shared/business/team';
import { pageMetadata } from '@/lib/shared/seo/metadata';
import { staff } from '@/lib/shared/seo/structured-data';
import { about } from '@/lib/site/about';
import { ContactSection } from '../(questions)/_contact/contact-section';

export const metadata = pageMetadata('/nosotros');

export default function AboutPage() {
  const { crumb, title, lead, closing, form } = about;
  return (
    <>
      <PageHero
        trail={[{ name: crumb, path: '/nosotros' }]}
        title={title}
        lead={lead}
        ground="cielo"
        picture={<TeamOnASofa members={team.length} />}
      />
      <Story />
      {team.length > 0 && <StructuredData data={staff(team)} />}
      <People members={team} />
      <FourValues />
      <Method />
      <CallToAction title={closing.title} lead={closing.lead} first={closing.first} second={closing.second} />
      <ContactSection source="nosotros" title={form.title} lead={form.lead} />
    </>
  );
}
