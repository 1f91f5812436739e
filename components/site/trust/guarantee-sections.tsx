import { DataTable } from '@/components/shared/ui/data-table';
import { groundClass } from '@/components/shared/ui/ground';
import { LinkedText } from '@/components/shared/ui/linked-text';
import { Section } from '@/components/shared/ui/section';
import { site } from '@/lib/shared/site';
import { guarantee } from '@/lib/site/guarantee';
import { StatementRows } from './statement-rows';

export function GuaranteeCovers() {
  const { title, figureUnit, figureText, statements } = guarantee.covers;
  return (
    <section id="que-cubre" aria-labelledby="que-cubre-titulo" className={`py-bloque ${groundClass.papel}`}>
      <div className="rejilla gap-y-12">
        <h2 id="que-cubre-titulo" className="text-t2">
          {title}
        </h2>
        <p className="lg:col-span-5">
          <span className="cifra block text-cifra">
            {site.guaranteeDays}
            <span className="text-[0.3em] tracking-leve"> {figureUnit}</span>
          </span>
          <span className="mt-6 block max-w-nota font-titular text-lead">{figureText}</span>
        </p>
        <div className="lg:col-span-7">
          <StatementRows statements={statements} />
        </div>
      </div>
    </section>
  );
}

/** The mark repeats the word: filled for included, an outline for excluded. */
function Verdict({ included }: { included: boolean }) {
  const { table } = guarantee;
  return (
    <span className="inline-flex items-center gap-2.5 font-bold whitespace-nowrap">
      <span
        aria-hidden="true"
        className={`h-6 w-4 rounded-[8px_8px_2px_2px] border-2 border-current ${included ? 'bg-current' : 'border-dashed'}`}
      />
      {included ? table.included : table.notIncluded}
    </span>
  );
}

export function CoverageTable() {
  const { title, lead, caption, head, rows } = guarantee.table;
  return (
    <Section id="incluido" title={title} lead={lead} ground="cielo">
      <DataTable
        stacked
        caption={caption}
        head={head}
        rows={rows.map((row) => [row.title, <Verdict key="verdict" included={row.included} />, row.text])}
      />
    </Section>
  );
}

export function SpokenLimits() {
  const { title, statements, note } = guarantee.limits;
  return (
    <section aria-labelledby="limites" className="bg-tinta py-bloque text-papel">
      <div className="rejilla gap-y-8">
        <h2 id="limites" className="text-t4 tracking-leve text-azafran">
          {title}
        </h2>
        {statements.map((statement) => (
          <p
            key={statement}
            className="max-w-nota wrap-anywhere hyphens-auto sm:hyphens-none font-titular text-t2 font-bold tracking-cerrado md:col-span-11"
          >
            {statement}
          </p>
        ))}
        <p className="mt-2 max-w-texto text-lead text-bruma md:col-span-7 md:col-start-6">{note}</p>
      </div>
    </section>
  );
}

const rise = ['lg:mt-36', 'lg:mt-24', 'lg:mt-12', ''];
const looks = ['bg-arena', 'bg-cielo', 'bg-azafran', 'bg-tinta text-papel'];

export function GuaranteeSteps() {
  const { title, lead, list } = guarantee.steps;
  return (
    <Section id="pasos" title={title} lead={lead}>
      <ol className="grid grid-cols-1 gap-1 sm:grid-cols-2 lg:grid-cols-4">
        {list.map((step, index) => (
          <li key={step.title} className={`respaldo-grande p-6 pb-8 wrap-anywhere ${rise[index]} ${looks[index]}`}>
            <span aria-hidden="true" className="cifra block text-[3.5rem]">
              {index + 1}
            </span>
            <h3 className="mt-6 text-t4 tracking-leve">{step.title}</h3>
            <p className="mt-2">{step.text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-6">
        <LinkedText text={guarantee.securityText} />
      </p>
    </Section>
  );
}
