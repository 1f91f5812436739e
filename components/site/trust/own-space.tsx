import { BulletList } from '@/components/shared/ui/bullet-list';
import { buttonClass } from '@/components/shared/ui/button';
import { Section } from '@/components/shared/ui/section';
import { security } from '@/lib/site/security/page-texts';
import { DeskFingerprint } from './desk-fingerprint';

/** The private space, where there is one: what it is for, its way in, and the key of the team to compare. */
export function OwnSpace() {
  const { title, lead, points, open, fingerprintTitle, fingerprint, ...texts } = security.space;
  return (
    <Section id="tu-espacio" title={title} lead={lead} ground="cielo">
      <div className="grid grid-cols-1 gap-x-canal gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <BulletList items={points} />
          <p className="mt-8">
            {/* A document of its own: components/space/frame/leave-with-page.tsx says why. */}
            <a href="/espacio" className={buttonClass('solid')}>
              {open}
            </a>
          </p>
        </div>
        <div className="border-t-[1.5px] border-tinta pt-4 lg:col-span-5">
          <h3 className="text-t4">{fingerprintTitle}</h3>
          <DeskFingerprint
            loading={texts.fingerprintLoading}
            missing={texts.fingerprintMissing}
            noScript={texts.fingerprintNoScript}
          />
          <p className="mt-2 max-w-texto text-nota">{fingerprint}</p>
        </div>
      </div>
    </Section>
  );
}
