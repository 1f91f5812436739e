/** Why a file is refused for what is in it. */
export type ContentRefusal = 'content' | 'bomb' | 'active' | 'tooManyPixels' | 'infected';
