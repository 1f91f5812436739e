import { faqPage, type Question } from '@/lib/seo/structured-data';
import type { Ground } from './ground';
import { Section } from './section';
import { Still } from './still';
import { StructuredData } from './structured-data';

/** Questions as native disclosures: they work without JavaScript, and find-in-page opens them. */
export function Faq({
  title,
  questions,
  id = 'preguntas',
  ground = 'papel',
}: {
  title: string;
  questions: readonly Question[];
  id?: string;
  ground?: Ground;
}) {
  return (
    <Still>
      <Section id={id} title={title} ground={ground} layout="beside">
        <div className="border-t-[1.5px] border-current">
          {questions.map(({ question, answer }) => (
            <details key={question} className="group/faq border-b border-linea open:pb-6">
              <summary className="flex cursor-pointer list-none items-start justify-between gap-6 py-5 font-titular text-t4 font-bold tracking-leve hover:underline [&::-webkit-details-marker]:hidden">
                <h3 className="min-w-0 text-[1em] tracking-[inherit] wrap-anywhere">{question}</h3>
                <svg
                  viewBox="0 0 20 14"
                  aria-hidden="true"
                  className="mt-[0.45em] h-3.5 w-5 shrink-0 fill-none stroke-current stroke-2 transition-transform duration-200 group-open/faq:rotate-180"
                >
                  <path d="M1 3a9 9 0 0 0 18 0" />
                </svg>
              </summary>
              <p className="max-w-lectura pr-8 wrap-anywhere">{answer}</p>
            </details>
          ))}
        </div>
        <StructuredData data={faqPage(questions)} />
      </Section>
    </Still>
  );
}
