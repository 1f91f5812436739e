/** The package has no types. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'truetype';
    keepFeatures: string[];
    /** A number instead of a range makes a font of one weight. */
    variationAxes: Record<string, { min: number; max: number } | number>;
    noHinting: boolean;
  };
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}
