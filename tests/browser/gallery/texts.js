/* The texts that are seen in the window, each with its boxes, its own colour, and how large it is drawn: a list of
   {name, boxes, colour, size, bold}. The colour is of four numbers, opacity included; none where it is not one colour. */
() => {
  const FADING = 48;
  const modal = document.querySelector("dialog:modal");
  const inScope = element => (!modal || modal.contains(element)) && !element.closest("[inert], :disabled, [aria-disabled=true]");
  const styles = new Map();
  const styleOf = element => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const upwards = function* (element) {
    for (let each = element; each; each = each.parentElement) yield each;
  };
  const isSeen = element =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    ![...upwards(element)].some(each => {
      const { clipPath, position, width, height } = styleOf(each);
      return clipPath === "inset(50%)" || (position === "absolute" && parseFloat(width) <= 1 && parseFloat(height) <= 1);
    });
  const area = ({ a, b, c, d }) => Math.sqrt(Math.abs(a * d - b * c));
  /* How much larger it is drawn than its style says. */
  const scaleOf = element => {
    let scale = 1;
    for (const each of upwards(element)) {
      if (each instanceof SVGElement && each.getScreenCTM) return scale * area(each.getScreenCTM());
      const { transform, scale: own, zoom } = styleOf(each);
      if (transform !== "none") scale *= area(new DOMMatrix(transform));
      if (own !== "none") scale *= Math.sqrt(own.split(" ").map(Number).reduce((all, by, _, by_) => all * (by_.length === 1 ? by * by : by), 1));
      scale *= Number(zoom) || 1;
    }
    return scale;
  };
  const dot = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const colours = new Map();
  const read = colour => {
    if (!colours.has(colour)) {
      dot.clearRect(0, 0, 1, 1);
      dot.fillStyle = colour;
      dot.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = dot.getImageData(0, 0, 1, 1).data;
      colours.set(colour, [red, green, blue, alpha / 255]);
    }
    return colours.get(colour);
  };
  const colourOf = element => {
    const style = styleOf(element);
    const own = element instanceof SVGElement ? style.fill : style.webkitTextFillColor;
    if (own === "none" || own.startsWith("url(")) return null;
    const [red, green, blue, alpha] = read(own);
    let opacity = alpha * (element instanceof SVGElement ? Number(style.fillOpacity) : 1);
    for (const each of upwards(element)) {
      const { opacity: own, filter, mixBlendMode } = styleOf(each);
      if (/brightness|contrast|grayscale|invert|saturate|sepia|hue|url/.test(filter) || mixBlendMode !== "normal") return null;
      opacity *= Number(own);
    }
    return [red, green, blue, opacity];
  };
  /* What cuts it off: the window, and whatever shows nothing that lies outside of it. */
  const edges = element => {
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    for (const each of upwards(element)) {
      if (each === document.body || each === document.documentElement) break;
      if (styleOf(each).overflow === "visible" || each instanceof SVGElement) continue;
      const box = each.getBoundingClientRect();
      /* What goes on below fades there; it is read once it is moved up. */
      const fades = styleOf(each).maskImage === "none" ? 0 : FADING;
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top + fades)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom - fades)];
    }
    return [left, top, right, bottom];
  };
  const name = (element, said) => {
    const own = [...element.classList].filter(each => !each.startsWith("svelte-")).join(".");
    const near = element.closest("[aria-label], section, article, aside, dialog");
    const around = near && near !== element ? ` in ${(near.getAttribute("aria-label") ?? near.localName).slice(0, 50)}` : "";
    return `${element.localName}${own && "." + own} "${said.trim().replace(/\s+/g, " ").slice(0, 40)}"${around}`;
  };
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.nodeValue.trim() || !element || element.closest("style, script, title, desc, option, symbol, defs")) continue;
    if (!inScope(element) || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const [from, above, to, below] = edges(element);
    const boxes = [...range.getClientRects()]
      .map(({ left, top, right, bottom }) => [Math.max(left, from), Math.max(top, above), Math.min(right, to), Math.min(bottom, below)])
      .filter(([left, top, right, bottom]) => right - left > 1 && bottom - top > 1);
    if (!boxes.length) continue;
    const { fontSize, fontWeight } = styleOf(element);
    const size = parseFloat(fontSize) * scaleOf(element);
    found.push({ name: name(element, node.nodeValue), boxes, colour: colourOf(element), size, bold: Number(fontWeight) >= 700 });
  }
  return found;
}
