import { expect, test } from 'vitest';
import { amid } from './amid';

test.each([
  [{ top: 300, bottom: 350 }, 575],
  [{ top: 500, bottom: 550 }, 250],
])('what is shown beside the plate lies where there is most room', (plate, middle) => {
  expect(amid(plate, 800)).toBe(middle);
});
