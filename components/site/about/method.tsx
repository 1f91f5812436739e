import { Section } from '@/components/shared/ui/section';
import { about } from '@/lib/site/about';

const looks = ['bg-papel lg:min-h-64', 'bg-mar text-papel lg:min-h-80', 'bg-tinta text-papel lg:min-h-96'];

export function Method() {
  const { title, lead, steps } = about.method;
  return (
    <div className="[&>section]:pb-0">
      <Section id="metodo" title={title} lead={lead} ground="arena">
        <ol className="grid grid-cols-1 items-end gap-1 lg:grid-cols-3">
          {steps.map((step, index) => (
            <li
              key={step.title}
              className={`respaldo-l px-6 pt-8 pb-10 wrap-anywhere md:px-9 md:pt-11 ${looks[index]}`}
            >
              <h3 className="text-t3">
                <span aria-hidden="true">{index + 1}. </span>
                {step.title}
              </h3>
              <p className="mt-4 max-w-breve">{step.text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}
