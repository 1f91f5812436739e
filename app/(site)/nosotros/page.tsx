import { FourValues } from '@/components/about/four-values';
import { Method } from '@/components/about/method';
import { People } from '@/components/about/people';
import { Story } from '@/components/about/story';
import { TeamOnASofa } from '@/components/illustrations/about/team-on-a-sofa';
import { CallToAction } from '@/components/ui/call-to-action';
import { PageHero } from '@/components/ui/page-hero';
import { StructuredData } from '@/components/ui/structured-data';
import { team } from '@/lib/business/team';
import { about } from '@/lib/content/about';
import { pageMetadata } from '@/lib/seo/metadata';
import { staff } from '@/lib/seo/structured-data';
import { ContactSection } from '../_contact/contact-section';

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
