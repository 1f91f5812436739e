import { Section } from '@/components/ui/section';
import type { ServiceContent } from '@/lib/content/services/service-content';

export function ServiceContact({ contact }: { source: string; contact: ServiceContent['contact'] }) {
  return (
    <Section id="contact-form" title={contact.title} lead={contact.lead} ground="arena">
      <p>{contact.button}</p>
    </Section>
  );
}
