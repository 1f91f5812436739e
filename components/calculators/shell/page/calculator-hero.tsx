import { Breadcrumbs } from '@/components/shared/ui/breadcrumbs';
import { buttonClass } from '@/components/shared/ui/button';
import { Still } from '@/components/shared/ui/still';
import { StructuredData } from '@/components/shared/ui/structured-data';
import { type PagePath, pages } from '@/lib/shared/seo/pages';
import { webApplication } from '@/lib/shared/seo/structured-data';
import { CALCULATOR_ID } from '../form/calculator-anchor';

type CalculatorHeroProps = {
  path: PagePath;
  /** Name of the calculator in the breadcrumbs. */
  name: string;
  title: string;
  lead: string;
  /** Label of the button that scrolls to the calculator. */
  button: string;
};

/** Breadcrumbs, title and lead of a calculator page, with its structured data. */
export function CalculatorHero({ path, name, title, lead, button }: CalculatorHeroProps) {
  return (
    <Still>
      <div className="overflow-clip pt-respiro pb-paso print:py-0">
        <div className="rejilla print:hidden">
          <Breadcrumbs trail={[{ name, path }]} />
        </div>
        <div className="rejilla items-end gap-y-5 pt-respiro print:pt-0">
          <h1 className="-ml-[0.03em] text-portada wrap-anywhere hyphens-auto sm:hyphens-none md:col-span-8 print:text-t4 print:leading-normal">
            {title}
          </h1>
          <div className="md:col-span-4 print:hidden">
            <p className="max-w-breve font-titular text-lead">{lead}</p>
            <a href={`#${CALCULATOR_ID}`} className={buttonClass('line', 'mt-4')}>
              {button}
            </a>
          </div>
        </div>
        <StructuredData data={webApplication({ name, description: pages[path].description, path })} />
      </div>
    </Still>
  );
}
