import { Arrow, buttonClass } from '@/components/shared/ui/button';
import { QuarterMap } from '@/components/site/illustrations/contact/quarter-map';
import { site } from '@/lib/shared/site';
import { type AnswerTime, answerTime, answerTimeSentence } from '@/lib/site/answer-time';
import { contactPage } from '@/lib/site/contact-page';

type Row = { label: string; text: string; href?: string; detail?: string };

export function ContactFacts({ measured = answerTime }: { measured?: AnswerTime | null }) {
  const { title, figure, figureUnit, figureText } = contactPage.info;
  const rows: readonly Row[] = contactPage.info.rows;
  return (
    <section aria-labelledby="datos" className="py-bloque">
      <div className="rejilla gap-y-12">
        <p className="lg:col-span-5">
          <span className="cifra block text-cifra">
            {figure}
            <span className="text-[0.4em]"> {figureUnit}</span>
          </span>
          <span className="mt-6 block max-w-corta font-titular text-lead">{figureText}</span>
          {measured && <span className="mt-4 block max-w-corta text-tinta-2">{answerTimeSentence(measured)}</span>}
        </p>
        <div className="lg:col-span-7">
          <h2 id="datos" className="mb-6 text-t3">
            {title}
          </h2>
          <dl className="border-t-[1.5px] border-tinta">
            {rows.map(({ label, text, href, detail }) => (
              <div key={label} className="grid gap-x-canal border-b border-regla py-4 sm:grid-cols-7">
                <dt className="text-tinta-2 sm:col-span-2 sm:pt-1">{label}</dt>
                <dd className="sm:col-span-5">
                  <span className="block font-titular text-t4 font-bold tracking-leve wrap-anywhere">
                    {href ? (
                      <a href={href} className="underline hover:text-mar">
                        {text}
                      </a>
                    ) : (
                      <span className="inline-block first-letter:uppercase">{text}</span>
                    )}
                  </span>
                  {detail}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

/** A drawn map and a link to a real one: no request to a third party before the click. */
export function FindUs() {
  const { title, note, link, href } = contactPage.map;
  return (
    <section aria-labelledby="como-llegar" className="relative bg-arena">
      <QuarterMap />
      <div className="rejilla md:pointer-events-none md:absolute md:inset-0 md:content-end">
        <div className="py-8 md:pointer-events-auto md:col-span-5 md:rounded-t-[28px] md:bg-papel md:p-8 lg:col-span-4">
          <h2 id="como-llegar" className="text-t3">
            {title}
          </h2>
          <p className="mt-3 font-bold">{site.officeAddress}</p>
          <p className="mt-2 text-nota">{note}</p>
          <p className="mt-5">
            <a href={href} rel="noopener noreferrer" className={buttonClass('solid', 'max-sm:whitespace-normal')}>
              {link} <Arrow />
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
