import Link from 'next/link';
import { buttonClass } from '@/components/shared/ui/button';

export function OnwardLinks({ home, services }: { home: string; services: string }) {
  return (
    <>
      <Link prefetch={false} href="/" className={buttonClass('solid', 'max-md:w-full')}>
        {home}
      </Link>
      <Link prefetch={false} href="/servicios" className={buttonClass('line', 'max-md:w-full')}>
        {services}
      </Link>
    </>
  );
}
