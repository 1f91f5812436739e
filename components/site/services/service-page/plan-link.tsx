import { buttonClass } from '@/components/shared/ui/button';
import { PageLink } from '@/components/shared/ui/page-link';

/** The accessible name includes the plan: several buttons share one text. */
export function PlanLink({
  href,
  text,
  plan,
  look = 'solid',
  className = '',
}: {
  href: string;
  text: string;
  plan: string;
  look?: 'solid' | 'line' | 'accent';
  className?: string;
}) {
  return (
    <PageLink href={href} className={buttonClass(look, `sm:whitespace-normal! ${className}`)}>
      <span>
        {text} <span className="sr-only">{plan}</span>
      </span>
    </PageLink>
  );
}
