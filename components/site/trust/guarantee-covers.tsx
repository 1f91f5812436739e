import { groundClass } from '@/components/shared/ui/ground';
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
