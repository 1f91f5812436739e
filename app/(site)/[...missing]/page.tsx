import { notFound } from 'next/navigation';
import { log } from '@/lib/log';

type Props = { params: Promise<{ missing: string[] }> };

/** Every path that no other route answers. Logged without its query, which may carry anything. */
export default async function MissingPage({ params }: Props) {
  const { missing } = await params;
  log.warn({ path: `/${missing.join('/')}` }, 'page not found');
  notFound();
}
