type Click = Pick<MouseEvent, 'detail'> & { pointerType?: string };

/** A click by a finger or a pen. A key clicks with a count of 0; browsers that do not name the pointer have one kind of it. */
export function isTouch(click: Click, coarsePointer: boolean): boolean {
  if (click.detail === 0) return false;
  return click.pointerType ? click.pointerType !== 'mouse' : coarsePointer;
}
