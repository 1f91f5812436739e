import { faqPage, type Question } from '@/lib/shared/seo/structured-data';
import type { Ground } from './ground';
import { PageLink } from './page-link';
import { Section } from './section';
import { Still } from './still';
import { StructuredData } from './structured-data';
import { Summary } from './summary';

/** Questions as native disclosures: they work without JavaScript, and find-in-page opens them. */
export function Faq({
  title,
  questions,
  ground = 'papel',
}: {
  title: string;
  questions: readonly Question[];
  ground?: Ground;
}) {
  return (
    <Still>
      <Section id="preguntas" title={title} ground={ground} layout="beside">
        <div className="border-t-[1.5px] border-current">
          {questions.map(({ question, answer, link }) => (
            <details key={question} className="border-b border-linea open:pb-6">
              <Summary className="items-start gap-x-6 py-5 font-titular text-t4 font-bold tracking-leve hover:underline">
                <h3 className="min-w-0 text-[1em] tracking-[inherit] wrap-anywhere">{question}</h3>
              </Summary>
              <p className="max-w-lectura pr-8 wrap-anywhere">{answer}</p>
              {link && (
                <p className="mt-3">
                  <PageLink href={link.href} className="enlace">
                    {link.label}
                  </PageLink>
                </p>
              )}
            </details>
          ))}
        </div>
        <StructuredData data={faqPage(questions)} />
      </Section>
    </Still>
  );
}
