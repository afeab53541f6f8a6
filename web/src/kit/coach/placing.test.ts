/** The balloon lies beside what is meant and covers neither it nor the plate, on any screen. */
import { expect, test } from 'vitest';
import { boxAt, gap, overlap, placed, ringed, thread, type Box } from './placing';

const box = (left: number, top: number, width: number, height: number): Box => boxAt({ left, top }, { width, height });
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const BALLOON = { width: 372, height: 194 };
const SMALL = { width: 370, height: 190 };

test.each([
  ['a tray in the middle', DESK, BALLOON, [box(560, 90, 170, 170)], [box(0, 558, 1280, 54)]],
  ['a tray and a card', DESK, BALLOON, [box(560, 90, 170, 170), box(826, 648, 82, 140)], [box(0, 558, 1280, 54)]],
  ['the last button', DESK, BALLOON, [box(1100, 690, 160, 56)], [box(0, 558, 1280, 54)]],
  ['a robot in the corner', DESK, BALLOON, [box(16, 390, 236, 160)], [box(0, 558, 1280, 54)]],
  ['a tray on a phone', PHONE, SMALL, [box(230, 150, 130, 110)], [box(0, 500, 390, 50)]],
  [
    'a machine with room for the balloon alone',
    PHONE,
    { width: 370, height: 154 },
    [box(8, 162, 68, 186)],
    [box(0, 354, 390, 50)],
  ],
  ['cards on a phone', PHONE, SMALL, [box(12, 560, 120, 74)], [box(0, 500, 390, 50)]],
])('beside %s', (_, screen, size, lit, kept) => {
  const at = boxAt(placed(size, screen, lit, kept), size);
  for (const each of [...lit.map(ringed), ...kept]) expect(overlap(at, each)).toBe(0);
  expect(at.left).toBeGreaterThanOrEqual(0);
  expect(at.top).toBeGreaterThanOrEqual(0);
  expect(at.right).toBeLessThanOrEqual(screen.width);
  expect(at.bottom).toBeLessThanOrEqual(screen.height);
  expect(gap(at, lit[0]!)).toBeLessThanOrEqual(270);
});

test('where there is no room beside all of it, what is lit stays free', () => {
  const lit = [box(0, 0, 390, 300), box(0, 600, 390, 244)];
  const at = boxAt(placed(SMALL, PHONE, lit, [box(0, 400, 390, 50)]), SMALL);
  for (const each of lit) expect(overlap(at, each)).toBe(0);
});

test('where something must be covered, it is not what is dear', () => {
  const [pieces, plate] = [box(0, 0, 390, 500), box(0, 500, 390, 344)];
  const over = (kept: Box[], dear: Box[]) => boxAt(placed(SMALL, PHONE, [], kept, dear), SMALL);
  expect(overlap(over([pieces], [plate]), plate)).toBe(0);
  expect(overlap(over([plate], [pieces]), pieces)).toBe(0);
});

test('a thread ties the balloon to what is meant, if that is not too far', () => {
  expect(thread(box(0, 0, 100, 100), box(160, 40, 50, 50))).toEqual({
    from: { left: 100, top: 60 },
    to: { left: 160, top: 60 },
  });
  expect(thread(box(0, 0, 100, 100), box(500, 40, 50, 50))).toBeNull();
  expect(thread(box(0, 0, 100, 100), box(20, 180, 50, 50))).toMatchObject({ from: { top: 100 }, to: { top: 180 } });
  expect(thread(box(0, 0, 100, 100), box(20, 180, 50, 50), [box(0, 120, 300, 40)])).toBeNull();
  /* Over a piece that lies beside it, no; past its corner, yes. */
  const far = [box(0, 0, 100, 100), box(300, 220, 50, 50)] as const;
  expect(thread(...far, [box(160, 100, 60, 60)])).toBeNull();
  expect(thread(...far, [box(240, 80, 60, 60)])).not.toBeNull();
});
