/* What is wrong with how a page is laid out, measured from the layout itself: a list of [kind, what, how].
   Called with {touch, controls}: whether fingers touch this page, and what can be pressed. */
({ touch, controls }) => {
  const SLACK = 1.5, LEAST = 40, LEAST_ON_BOARD = 24;
  /* A phone shows a page that is too wide as a whole, smaller: its own width stays what it is. */
  const [wide, high] = [Math.min(innerWidth, screen.width), innerHeight];
  const faults = [];
  const everywhere = document.createElement("style");
  everywhere.textContent = "* { pointer-events: auto !important; }";
  const modal = document.querySelector("dialog:modal");
  const inScope = element => (!modal || modal.contains(element)) && !element.closest("[inert]");
  const styles = new Map();
  const styleOf = element => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const upwards = function* (element) {
    for (let each = element; each && each !== document.documentElement; each = each.parentElement) yield each;
  };
  const isHidden = element => {
    for (const each of upwards(element)) {
      const { visibility, opacity, display, clipPath, width, height, position } = styleOf(each);
      if (display === "none" || Number(opacity) < 0.05) return true;
      if (each === element && visibility !== "visible") return true;
      if (clipPath === "inset(50%)") return true;
      if (position === "absolute" && parseFloat(width) <= 1 && parseFloat(height) <= 1) return true;
    }
    return false;
  };
  const name = element => {
    const label = element.getAttribute("aria-label") ?? element.textContent ?? "";
    const own = [...element.classList].filter(each => !each.startsWith("svelte-")).join(".");
    const near = element.closest("[aria-label], section, article, aside, dialog");
    const around = near && near !== element ? ` in ${near.getAttribute("aria-label") ?? near.localName}` : "";
    return `${element.localName}${own && "." + own} "${label.trim().replace(/\s+/g, " ").slice(0, 50)}"${around}`;
  };
  const tell = (kind, element, how) => faults.push([kind, name(element), how]);

  /* Texts, each with the boxes of its lines. */
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.nodeValue.trim() || !element || element.closest("style, script, title, desc, option")) continue;
    if (!inScope(element) || isHidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (boxes.length) texts.push({ element, boxes, number: /^\s*\d+\s*$/.test(node.nodeValue) });
  }

  /* A drawing that is moved under the finger hides nothing for good either. */
  const pans = element => element.hasAttribute("data-pans");
  const scrolls = element => pans(element) || /auto|scroll/.test(styleOf(element).overflowY + styleOf(element).overflowX);
  /* What is written on a plate must stay on it, though nothing would cut it off. */
  const holds = element => element.classList.contains("plate");
  const cutsX = element => holds(element) || styleOf(element).overflowX !== "visible";
  const cutsY = element => holds(element) || styleOf(element).overflowY !== "visible";
  const scrollableX = element => pans(element) || /auto|scroll/.test(styleOf(element).overflowX);
  const scrollableY = element => pans(element) || /auto|scroll/.test(styleOf(element).overflowY);
  /* How far a box sticks out of whatever cuts it off for good. A line box is taller than its letters. */
  const cutOff = (element, box) => {
    const inner = Math.min(4, box.height * 0.16);
    let right = 0, bottom = 0;
    let x = true, y = true;
    for (const each of upwards(element)) {
      if (each.localName === "svg" || each === document.body || !(x || y)) continue;
      if (each !== element || cutsX(each) || cutsY(each)) {
        const edge = each.getBoundingClientRect();
        if (x && cutsX(each)) {
          if (scrollableX(each)) x = false;
          else right = Math.max(right, box.right - edge.right, edge.left - box.left);
        }
        if (y && cutsY(each)) {
          if (scrollableY(each)) y = false;
          else bottom = Math.max(bottom, box.bottom - inner - edge.bottom, edge.top - box.top - inner);
        }
      }
      if (styleOf(each).position === "fixed") break;
    }
    if (x) right = Math.max(right, box.right - wide, -box.left);
    const tall = document.scrollingElement.scrollHeight > high + 2;
    if (y && !tall) bottom = Math.max(bottom, box.bottom - inner - high, -box.top - inner);
    return Math.max(right, bottom);
  };
  /* A number is one word. */
  for (const { element, boxes, number } of texts)
    if (number && new Set(boxes.map(({ top }) => Math.round(top))).size > 1) tell("broken", element, "a number in two lines");
  for (const { element, boxes } of texts) {
    const most = Math.max(...boxes.map(box => cutOff(element, box)));
    if (most > SLACK) tell("clipped", element, `${Math.round(most)} px`);
  }

  document.head.append(everywhere);
  const paints = element => {
    const { backgroundColor, backgroundImage, fill } = styleOf(element);
    if (element instanceof SVGElement)
      return element instanceof SVGGeometryElement && fill !== "none" && !/, 0(\.\d+)?\)$/.test(fill);
    const alpha = /rgba\(.*, ([\d.]+)\)/.exec(backgroundColor);
    return backgroundImage !== "none" || (backgroundColor !== "transparent" && (!alpha || Number(alpha[1]) > 0.6));
  };
  /* Whether the lower of two things at a point shows through what lies over it. */
  const bothSeen = (one, other, x, y) => {
    const stack = document.elementsFromPoint(x, y);
    const places = [one, other].map(each => stack.indexOf(each)).sort((a, b) => a - b);
    if (places[0] < 0) return false;
    return !stack.slice(0, places[1]).some(each => paints(each) && !(each.contains(one) && each.contains(other)));
  };
  const letters = box => ({
    left: box.left + 1, right: box.right - 1,
    top: box.top + box.height * 0.22, bottom: box.bottom - box.height * 0.22,
  });
  const lines = texts.flatMap(({ element, boxes }) => boxes.map(box => ({ element, ...letters(box) })));
  lines.sort((a, b) => a.left - b.left);
  const told = new Set();
  for (const [index, one] of lines.entries())
    for (let next = index + 1; next < lines.length && lines[next].left < one.right; next++) {
      const other = lines[next];
      if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const across = Math.min(one.right, other.right) - other.left;
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across < 2.5 || down < 2.5) continue;
      const x = other.left + across / 2, y = Math.max(one.top, other.top) + down / 2;
      const key = name(one.element) + name(other.element);
      if (told.has(key) || !bothSeen(one.element, other.element, x, y)) continue;
      told.add(key);
      tell("overlaps", one.element, `${name(other.element)} by ${Math.round(across)}×${Math.round(down)} px`);
    }
  everywhere.remove();

  /* Whatever can be pressed. */
  const isReached = (element, x, y) => {
    const found = document.elementFromPoint(x, y);
    const label = element.labels?.[0];
    return found !== null && (element.contains(found) || found.contains(element) && found.localName === "label" || (label?.contains(found) ?? false));
  };
  const canBeScrolledTo = element => {
    if (document.scrollingElement.scrollHeight > high + 2) return true;
    for (const each of upwards(element.parentElement)) if (scrolls(each)) return true;
    return false;
  };
  for (const element of document.querySelectorAll(controls)) {
    if (!inScope(element) || element.disabled || isHidden(element)) continue;
    const label = element.labels?.[0];
    const own = element.getBoundingClientRect();
    const box = label && (own.width < 4 || styleOf(element).appearance === "none") ? label.getBoundingClientRect() : own;
    if (box.width < 2 || box.height < 2) continue;
    const outside = box.left < -SLACK || box.right > wide + SLACK || box.top < -SLACK || box.bottom > high + SLACK;
    if (outside) {
      if (!canBeScrolledTo(element)) tell("outside", element, `${Math.round(box.left)},${Math.round(box.top)} to ${Math.round(box.right)},${Math.round(box.bottom)}`);
      continue;
    }
    const at = [[0.5, 0.5], [0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75], [0.5, 0.1], [0.5, 0.9], [0.1, 0.5], [0.9, 0.5]];
    const points = at.map(([x, y]) => [box.left + box.width * x, box.top + box.height * y]);
    const reached = points.filter(([x, y]) => isReached(element, x, y));
    if (!reached.length) {
      if (!canBeScrolledTo(element)) tell("covered", element, `${Math.round(box.left)},${Math.round(box.top)}, ${Math.round(box.width)}×${Math.round(box.height)}`);
      continue;
    }
    if (!touch) continue;
    const least = element.closest("[data-board], .board") || element instanceof SVGElement ? LEAST_ON_BOARD : LEAST;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const reaches = (width, height) => isReached(element, x + width, y + height);
    const fitsAcross = box.width >= least - 0.5 || (reaches(least / 2 - 1, 0) && reaches(1 - least / 2, 0));
    const fitsDown = box.height >= least - 0.5 || (reaches(0, least / 2 - 1) && reaches(0, 1 - least / 2));
    if (!fitsAcross || !fitsDown) tell("small", element, `${Math.round(box.width)}×${Math.round(box.height)}, least ${least}`);
  }
  return faults;
}
