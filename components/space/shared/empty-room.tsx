import { PageLink } from '@/components/shared/ui/page-link';

type Props = { text: string; link?: { href: string; text: string } };

/** In place of a list without entries. */
export function EmptyRoom({ text, link }: Props) {
  return (
    <div className="grid max-w-texto gap-3 respaldo bg-arena px-5 py-8">
      <p className="text-lead">{text}</p>
      {link && (
        <p>
          <PageLink href={link.href} className="enlace">
            {link.text}
          </PageLink>
        </p>
      )}
    </div>
  );
}
