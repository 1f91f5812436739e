import type { Drawing } from '@/components/shared/illustrations/drawing';
import { palette } from '@/components/shared/illustrations/palette';
import type { SharingCard } from './sharing-cards';

export const PICTURE = { width: 1200, height: 630 } as const;
export const TITLE_FONT = 'Familjen Grotesk';

const MARGIN = 68;
/** Left edge and smallest size of the drawing. A wider one is cropped on the right. */
const DRAWING = { left: 560, width: 640, height: 320 } as const;

/** For satori: flexbox and attributes, no stylesheet. Never served as HTML. */
export function SharingPicture({ title, ground, drawing, brand }: Omit<SharingCard, 'path'> & { brand: string }) {
  const ink = ground === 'tinta' ? palette.papel : palette.tinta;
  return (
    <div
      style={{
        ...PICTURE,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: MARGIN,
        background: palette[ground],
        color: ink,
        fontFamily: TITLE_FONT,
      }}
    >
      <div style={{ fontSize: titleSize(title), lineHeight: 0.98, letterSpacing: '-0.035em', maxWidth: 1040 }}>
        {title}
      </div>
      <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 34, letterSpacing: '-0.03em' }}>
        <Mark ink={ink} cushions={ground === 'azafran' ? palette.papel : palette.azafran} />
        {brand}
      </div>
      <Picture drawing={drawing} />
    </div>
  );
}

/** The title stays in the upper half. */
function titleSize(title: string): number {
  if (title.length <= 16) return 148;
  if (title.length <= 36) return 112;
  return 88;
}

function Picture({ drawing: { width, height, top = 0, shapes } }: { drawing: Drawing }) {
  const shown = Math.max(DRAWING.width, (DRAWING.height * width) / height);
  return (
    <svg
      width={shown}
      height={(shown * height) / width}
      viewBox={`0 ${top} ${width} ${height}`}
      aria-hidden="true"
      style={{ position: 'absolute', left: DRAWING.left, bottom: 0 }}
    >
      {shapes.map(({ tone, d, stroke }) => (
        <path
          key={`${tone}${stroke ?? ''}`}
          d={d}
          fill={stroke ? 'none' : palette[tone]}
          stroke={stroke ? palette[tone] : 'none'}
          strokeWidth={stroke ?? 0}
        />
      ))}
    </svg>
  );
}

/** The logo's mark, coloured by attributes. */
function Mark({ ink, cushions }: { ink: string; cushions: string }) {
  return (
    <svg width={62} height={46} viewBox="0 0 46 34" aria-hidden="true">
      <path
        fill={ink}
        d="M0 30V17a4 4 0 0 1 8 0V30zM38 30V17a4 4 0 0 1 8 0V30zM9.5 9V6a4 4 0 0 1 8 0V9zM18.7 12.5V6a4 4 0 0 1 8 0V12.5zM27.9 16.5V6a4 4 0 0 1 8 0V16.5zM9.5 21.5h26.4v8.5h-26.4zM3 31.5h3v2.5h-3zM40 31.5h3v2.5h-3z"
      />
      <path fill={cushions} d="M9.5 9h8v11h-8zM18.7 12.5h8v7.5h-8zM27.9 16.5h8v3.5h-8z" />
    </svg>
  );
}
