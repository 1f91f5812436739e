import { Section } from '@/components/shared/ui/section';
import { consultationPage } from '@/lib/questions/texts/consultation';

export function HowItWorks() {
  const { title, items } = consultationPage.steps;
  return (
    <Section id="como-funciona" title={title} ground="arena">
      <ol className="grid gap-x-canal gap-y-10 md:grid-cols-3">
        {items.map((item, index) => (
          <li key={item.title} className="border-t-[1.5px] border-tinta pt-5">
            <p aria-hidden="true" className="cifra text-[4rem]">
              {index + 1}
            </p>
            <h3 className="mt-5 text-t4">{item.title}</h3>
            <p className="mt-2 max-w-breve">{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
