/** The middle of the larger part of a window that a bar across it leaves. */
export const amid = ({ top, bottom }: { top: number; bottom: number }, height: number): number =>
  (top > height - bottom ? top : bottom + height) / 2;
