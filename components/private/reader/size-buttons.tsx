import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SmallButton } from '../small-button';

const SIZES = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** The size at which a file is shown, and the buttons that change it. */
export function useSize() {
  const [step, setStep] = useState(SIZES.indexOf(1));
  const size = SIZES[step] ?? 1;
  return { size, buttons: <SizeButtons size={size} step={step} onStep={setStep} /> };
}

type Props = { size: number; step: number; onStep: (step: number) => void };

function SizeButtons({ size, step, onStep }: Props) {
  const t = useTranslations('FileReader');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SmallButton aria-label={t('smaller')} disabled={step === 0} onClick={() => onStep(step - 1)}>
        −
      </SmallButton>
      <p aria-live="polite" className="min-w-14 text-center tabular-nums">
        {t('size', { percent: size * 100 })}
      </p>
      <SmallButton aria-label={t('larger')} disabled={step === SIZES.length - 1} onClick={() => onStep(step + 1)}>
        +
      </SmallButton>
    </div>
  );
}
