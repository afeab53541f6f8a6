/** A setting that this browser keeps: one of a few numbers. */

/** What was kept under this key, if it is one of these; otherwise the one that is said. */
export function kept<Value extends number>(key: string, values: readonly Value[], otherwise: Value): Value {
  const found = Number(globalThis.localStorage?.getItem(key));
  return values.find((each) => each === found) ?? otherwise;
}

export const isKept = (key: string) => Boolean(globalThis.localStorage?.getItem(key));

export function keep<Value extends number>(key: string, value: Value): Value {
  globalThis.localStorage?.setItem(key, String(value));
  return value;
}

/** The value after this one, the first after the last; it is kept. */
export function keepNext<Value extends number>(key: string, values: readonly Value[], now: Value): Value {
  return keep(key, values[(values.indexOf(now) + 1) % values.length]!);
}
