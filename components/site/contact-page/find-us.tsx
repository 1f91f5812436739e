import { Arrow, buttonClass } from '@/components/shared/ui/button';
import { site } from '@/lib/shared/site';
import { contactPage } from '@/lib/site/contact-page';
import { QuarterMap } from '../illustrations/contact/quarter-map';

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
