import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Breakable } from '@/components/private/breakable';
import { Telephone } from '@/components/shared/ui/telephone';
import type { ConsultationContents, QuestionView } from '@/lib/questions/answers/contract';
import { type Cents, formatEuros } from '@/lib/shared/money';
import type { WhatItSays } from './what-it-says';

type Fact = { label: string; value: ReactNode };

type Props = { question: QuestionView; said: WhatItSays | null };

/** What its sender wrote besides the question, in the groups of the form. Of one that is still sealed, where it came from. */
export function QuestionFacts({ question, said }: Props) {
  const groups = useGroups();
  return groups(question, said).map(({ id, title, facts }) => (
    <section key={id} aria-labelledby={id}>
      <h2 id={id} className="text-t4">
        {title}
      </h2>
      <dl className="mt-2 grid max-w-lectura border-b border-regla">
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="grid items-baseline gap-x-4 border-t border-regla py-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <dt className="text-tinta-2">{label}</dt>
            <dd className="min-w-0 font-bold wrap-break-word">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}

function useGroups(): (
  question: QuestionView,
  said: WhatItSays | null,
) => { id: string; title: string; facts: Fact[] }[] {
  const t = useTranslations('DeskQuestions.facts');
  const euros = (amount: Cents | null) => (amount === null ? t('notSaid') : formatEuros(amount));
  const monthly = (amount: Cents | null) =>
    amount === null ? t('notSaid') : t('monthly', { amount: formatEuros(amount) });

  const mailbox = (email: string): Fact[] => [
    {
      label: t('email'),
      value: (
        <a href={`mailto:${email}`} className="enlace">
          <Breakable>{email}</Breakable>
        </a>
      ),
    },
  ];

  const telephone = (phone: string | null): Fact[] => [
    {
      label: t('phone'),
      value: phone ? <Telephone phone={phone} /> : t('notSaid'),
    },
  ];

  const who = (facts: Fact[]) => ({ id: 'quien', title: t('who'), facts });

  const ofConsultation = (email: string, given: ConsultationContents) => [
    who([
      ...mailbox(email),
      ...telephone(given.phone),
      { label: t('age'), value: t('years', { count: given.age }) },
      { label: t('personalSituation'), value: given.personalSituation },
    ]),
    {
      id: 'casa',
      title: t('home'),
      facts: [
        { label: t('employment'), value: given.employmentStatus },
        ...(given.monthlyIncome === undefined ? [] : [{ label: t('income'), value: monthly(given.monthlyIncome) }]),
        { label: t('housing'), value: given.housingStatus },
        ...(given.monthlyRent === undefined ? [] : [{ label: t('rent'), value: monthly(given.monthlyRent) }]),
      ],
    },
    {
      id: 'numeros',
      title: t('numbers'),
      facts: [
        { label: t('debts'), value: given.currentDebts === null ? t('none') : euros(given.currentDebts) },
        ...(given.monthlyDebtPayment === undefined
          ? []
          : [{ label: t('debtPayment'), value: monthly(given.monthlyDebtPayment) }]),
        { label: t('savings'), value: given.currentSavings === null ? t('none') : euros(given.currentSavings) },
        ...(given.savingsProducts === undefined
          ? []
          : [{ label: t('products'), value: given.savingsProducts ?? t('notSaid') }]),
      ],
    },
  ];

  return (question, said) => {
    const { email } = question;
    if (question.kind === 'consultation') {
      return said && 'age' in said ? ofConsultation(email, said) : [who(mailbox(email))];
    }
    const { phone, page, context } = question;
    return [
      who([
        ...mailbox(email),
        ...telephone(phone),
        { label: t('page'), value: page },
        ...(context ? [{ label: t('context'), value: context }] : []),
      ]),
    ];
  };
}
