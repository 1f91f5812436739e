import { PageLink } from './page-link';

type Props = {
  title: string;
  facts: readonly { label: string; text: string }[];
  /** Label of the link to the privacy policy. */
  link: string;
  heading: 'h3' | 'h4';
};

/** The first information layer that data protection law requires beside a form. */
export function PrivacyLayer({ title, facts, link, heading: Heading }: Props) {
  return (
    <section aria-labelledby="privacidad" className="my-4 respaldo bg-arena px-5 pt-6 pb-4 md:px-7">
      <Heading id="privacidad" className="font-titular text-t4 font-bold tracking-cerrado">
        {title}
      </Heading>
      <dl className="mt-4 grid gap-x-8 text-nota md:grid-cols-2">
        {facts.map(({ label, text }) => (
          <div key={label} className="border-t border-regla py-2.5">
            <dt className="font-bold">{label}</dt>
            <dd className="wrap-anywhere text-tinta-2">{text}</dd>
          </div>
        ))}
      </dl>
      <PageLink href="/politica-privacidad" target="_blank" className="enlace text-nota">
        {link}
      </PageLink>
    </section>
  );
}
