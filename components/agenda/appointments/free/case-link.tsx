'use client';

import type { ReactNode } from 'react';
import { type ChosenHour, keepChosenHour } from '@/components/shared/browser/chosen-hour';
import { buttonClass } from '@/components/shared/ui/button';
import { FORM_ANCHOR } from '@/lib/shared/form-anchor';

type Props = { hour: ChosenHour; children: ReactNode };

/** To the consultation form, which is then bound to this hour. */
export function CaseLink({ hour, children }: Props) {
  return (
    <a
      href={`/consulta-gratuita#${FORM_ANCHOR}`}
      onClick={() => keepChosenHour(hour)}
      className={buttonClass('line', 'max-sm:w-full')}
    >
      {children}
    </a>
  );
}
