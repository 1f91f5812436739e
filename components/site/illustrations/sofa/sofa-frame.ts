/** Positions of the parts of a sofa, in units of its viewBox. */
export type SofaFrame = {
  width: number;
  height: number;
  armWidth: number;
  armTop: number;
  /** Gap between an arm and the back. */
  armGap: number;
  channelGap: number;
  backTop: number;
  backBottom: number;
  seatTop: number;
  seatBottom: number;
  seatRadius: number;
  baseTop: number;
  baseBottom: number;
  legWidth: number;
};

/** A sofa that fills its picture. */
export function plainFrame(width: number, armWidth: number): SofaFrame {
  return {
    width,
    height: 330,
    armWidth,
    armTop: 130,
    armGap: 8,
    channelGap: 6,
    backTop: 20,
    backBottom: 206,
    seatTop: 214,
    seatBottom: 276,
    seatRadius: 18,
    baseTop: 282,
    baseBottom: 310,
    legWidth: 14,
  };
}

/** The span between the arms. */
export function seatSpan({ width, armWidth, armGap }: SofaFrame): { left: number; width: number } {
  return { left: armWidth + armGap, width: width - 2 * (armWidth + armGap) };
}

/** Left edge and width of each of `count` channels of the back. */
export function channelSpans(frame: SofaFrame, count: number): { left: number; width: number }[] {
  const { left, width } = seatSpan(frame);
  const pitch = (width + frame.channelGap) / count;
  return Array.from({ length: count }, (_, index) => ({ left: left + index * pitch, width: pitch - frame.channelGap }));
}
