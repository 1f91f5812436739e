import Link from 'next/link';
import { consultationPage } from '@/lib/content/consultation';

/** What the law wants said beside the form, in words that people use. */
export function PrivacyLayer() {
  const { title, facts, link } = consultationPage.privacy;
  return (
    <section aria-labelledby="privacidad">
      <h3 id="privacidad" className="text-t4">
        {title}
      </h3>
      <dl className="mt-4 text-nota">
        {facts.map(({ label, text }) => (
          <div key={label} className="grid gap-x-4 border-t border-regla py-2 sm:grid-cols-[9rem_1fr] lg:grid-cols-1">
            <dt className="font-bold">{label}</dt>
            <dd className="wrap-anywhere text-tinta-2">{text}</dd>
          </div>
        ))}
      </dl>
      <Link prefetch={false} href="/politica-privacidad" className="enlace mt-3 text-nota">
        {link}
      </Link>
    </section>
  );
}
