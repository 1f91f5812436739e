import { LinkedText } from '@/components/shared/ui/linked-text';
import { Section } from '@/components/shared/ui/section';
import { guarantee } from '@/lib/site/guarantee';

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
