import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/shared/ui/page-link';
import { credentials } from '@/lib/shared/business/credentials';
import { type Testimonial, testimonials } from '@/lib/site/home';

const places = [
  'md:col-span-8 md:row-span-2 bg-arena',
  'md:col-span-4 bg-cielo',
  'md:col-span-4 bg-azafran',
  'md:col-span-12 bg-tinta text-papel',
] as const;

export function Testimonials() {
  const t = useTranslations('HomeTestimonials');
  return (
    <section aria-labelledby="testimonios" className="overflow-clip py-bloque">
      <div className="rejilla">
        <h2 id="testimonios" className="mb-7 text-t2 md:mb-12">
          {t('title')}
        </h2>
        <div className="grid gap-4 md:grid-cols-12 md:gap-canal" data-fade>
          {testimonials.map((testimonial, index) => (
            <TestimonialCard
              key={testimonial.author}
              testimonial={testimonial}
              quoted={t('quoted', { text: testimonial.content })}
              loud={index === 0}
              className={places[index] ?? ''}
            />
          ))}
        </div>
        {credentials.testimonials && (
          <p className="mt-6 max-w-lectura text-nota">
            {credentials.testimonials.check}{' '}
            <PageLink href="/valores#pruebas" className="enlace">
              {t('proofs')}
            </PageLink>
          </p>
        )}
      </div>
    </section>
  );
}

type TestimonialCardProps = { testimonial: Testimonial; quoted: string; loud: boolean; className: string };

function TestimonialCard({ testimonial: { author, role }, quoted, loud, className }: TestimonialCardProps) {
  return (
    <figure className={`inclina flex flex-col justify-between gap-8 respaldo-l p-6 pt-8 lg:p-9 lg:pt-11 ${className}`}>
      <blockquote
        className={`font-titular ${loud ? 'text-[min(clamp(1.75rem,4.3vw,3.875rem),9vw)] leading-prieto font-bold tracking-cerrado' : 'text-t4 leading-snug tracking-leve'}`}
      >
        <p>{quoted}</p>
      </blockquote>
      <figcaption>
        <b className="block">{author}</b>
        {role}
      </figcaption>
    </figure>
  );
}
