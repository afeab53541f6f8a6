/** Which robot stands for a person: always the same, by their address. Nobody uploads a picture. */
const ROBOTS = 8;

export function robotOf(handle: string): number {
  let sum = 0;
  for (const letter of handle) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return 1 + (sum % ROBOTS);
}
