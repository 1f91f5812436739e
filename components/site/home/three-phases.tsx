import { useTranslations } from 'next-intl';
import { phaseExample, phases, phasesIntro } from '@/lib/site/home';
import { CushionBars, IncomeStrip, InstalmentRungs } from '../illustrations/home/phase-pictures';
import { PhaseCard } from './phase-card';
import { PhaseStage } from './phase-stage';

export function ThreePhases() {
  const t = useTranslations('HomePhases');
  const place = (position: number) => t('position', { position, of: phases.length });
  const { income, limit, shares, rungs, cushion, marks } = phaseExample;
  const [connect, act, progress] = phases;
  return (
    <section aria-labelledby="fases">
      <div className="rejilla pt-bloque pb-12 md:pb-16">
        <h2 id="fases" className="text-t2 md:col-span-8">
          {phasesIntro.title}
        </h2>
        <p className="max-md:mt-5 md:col-span-4 md:col-start-9 md:self-end">{phasesIntro.lead}</p>
      </div>
      <PhaseStage>
        <PhaseCard phase={connect} position={1} place={place(1)}>
          <IncomeStrip income={income} limit={limit} shares={shares} />
        </PhaseCard>
        <PhaseCard phase={act} position={2} place={place(2)}>
          <InstalmentRungs limit={limit} rungs={rungs} />
        </PhaseCard>
        <PhaseCard phase={progress} position={3} place={place(3)}>
          <CushionBars {...cushion} marks={marks} />
        </PhaseCard>
      </PhaseStage>
    </section>
  );
}
