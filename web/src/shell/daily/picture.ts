/** A drawing of the page as a picture of its own: everything that it refers to, and every style, goes with it. */

/** What decides how a shape looks; all else of a style is of no use in a picture. */
const STYLES = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'opacity',
  'stop-color',
  'stop-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
  'color',
  'transform',
  'transform-origin',
  'transform-box',
  'clip-path',
  'display',
  'visibility',
] as const;

/** Where none is what there is without a word. */
const UNSAID: ReadonlySet<string> = new Set(['transform', 'clip-path', 'stroke-dasharray']);

const SVG = 'http://www.w3.org/2000/svg';

/** A copy that looks the same wherever it is. */
function frozen<Drawn extends Element>(drawn: Drawn): Drawn {
  const copy = drawn.cloneNode(true) as Drawn;
  const [from, to] = [
    [drawn, ...drawn.querySelectorAll('*')],
    [copy, ...copy.querySelectorAll('*')],
  ];
  from.forEach((element, index) => {
    const style = getComputedStyle(element);
    const copied = to[index]!;
    // As attributes: the policy of the page lets no style in.
    for (const name of STYLES) {
      const value = style.getPropertyValue(name).replaceAll(/url\("[^"#]*(#[^"]+)"\)/g, 'url($1)');
      if (value && !(UNSAID.has(name) && value === 'none') && !(name === 'transform' && copied.hasAttribute(name)))
        copied.setAttribute(name, value);
    }
    copied.removeAttribute('class');
  });
  return copy;
}

/** The drawings of the page that a drawing refers to by name. */
function referred(drawn: Element): string[] {
  const text = drawn.outerHTML;
  return [...text.matchAll(/(?:href="#|url\(["']?(?:&quot;)?#)([\w-]+)/g)].map((found) => found[1]!);
}

/** A drawing as a file: with all that it refers to, and that those refer to. */
export function written(drawn: SVGSVGElement, width: number, height: number): string {
  const copy = frozen(drawn);
  const kept = document.createElementNS(SVG, 'defs');
  const known = new Set<string>();
  const waiting = referred(copy);
  while (waiting.length) {
    const name = waiting.pop()!;
    const found = known.has(name) ? null : document.getElementById(name);
    known.add(name);
    if (!found || drawn.contains(found)) continue;
    const part = frozen(found);
    part.removeAttribute('display');
    kept.append(part);
    waiting.push(...referred(part));
  }
  copy.prepend(kept);
  copy.setAttribute('xmlns', SVG);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

/** A drawing as a PNG of this size. */
export async function painted(drawn: SVGSVGElement, width: number, height: number): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([written(drawn, width, height)], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')!.drawImage(image, 0, 0, width, height);
    return await new Promise((ready, failed) =>
      canvas.toBlob((found) => (found ? ready(found) : failed(new Error('no picture'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
