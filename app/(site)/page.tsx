import { ClosingBanner } from '@/components/home/closing-banner';
import { Hero } from '@/components/home/hero';
import { HiringSteps } from '@/components/home/hiring-steps';
import { TrustFigures } from '@/components/home/trust-figures';
import { BOOKING_WINDOW_DAYS, HOLD_MINUTES, STARTS } from '@/lib/scheduling/opening-hours';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/');

export default function HomePage() {
  return (
    <>
      <Hero />
      <TrustFigures />
      <HiringSteps
        facts={{ startsPerDay: STARTS.length, windowDays: BOOKING_WINDOW_DAYS, holdMinutes: HOLD_MINUTES }}
      />
      <ClosingBanner />
    </>
  );
}
