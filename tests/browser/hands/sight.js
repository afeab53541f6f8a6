/* What somebody who looks at the page sees that can be touched, each with a point where nothing lies over it.
   Called with {lit, controls, sure}: what each of these looks like. */
({ lit: LIT, controls: CONTROLS, sure: SURE }) => {
  const AT = [0.5, 0.25, 0.75, 0.1, 0.9].flatMap((x, _, all) => all.map(y => [x, y]));
  const ROOMS = ["dialog", "[role=toolbar]", "[data-plate]", "[data-coach], [data-goal], .toasts", "header", "nav", "aside"];
  const [wide, high] = [Math.min(innerWidth, screen.width), innerHeight];
  const sheet = [...document.querySelectorAll("dialog:modal")].at(-1) ?? null;
  const inScope = element => (!sheet || sheet.contains(element)) && !element.closest("[inert]");
  const isSeen = element => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isPressable = element =>
    !element.disabled && element.getAttribute("aria-disabled") !== "true" && inScope(element) && isSeen(element) &&
    getComputedStyle(element).pointerEvents !== "none";
  const control = element => element.closest(CONTROLS);
  const isMet = (element, x, y) => {
    const met = document.elementFromPoint(x, y);
    if (!met) return false;
    if (element.contains(met)) return !control(met) || control(met) === control(element);
    /* A square of a floor is no control, and a robot may stand there. */
    return !control(element) && !control(met) && met.closest("svg") !== null && met.closest("svg") === element.closest("svg");
  };
  const point = element => {
    const box = element.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, wide)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, high)];
    if (right - left < 8 || bottom - top < 8) return null;
    const points = AT.map(([x, y]) => [left + x * (right - left), top + y * (bottom - top)]);
    return points.find(([x, y]) => isMet(element, x, y)) ?? null;
  };
  const room = element => ROOMS.find(each => element.closest(each)) ?? "board";
  const called = element =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 80);
  const isLit = element => element.matches(LIT) || element.querySelector(LIT) !== null || element.closest(LIT) !== null;
  const floor = [...document.querySelectorAll(LIT)].filter(each => !control(each) && !each.querySelector(CONTROLS));
  const found = [...document.querySelectorAll(CONTROLS), ...floor].filter(isPressable);
  const things = [], unseen = [];
  for (const element of found) {
    const at = point(element);
    const lit = isLit(element);
    if (!at) {
      if (lit) unseen.push(called(element));
      continue;
    }
    const looks = [...element.classList].filter(each => !each.startsWith("svelte-"));
    const list = element.getAttribute("aria-expanded");
    const leads = element.localName === "a";
    things.push({ name: called(element), room: room(element), at, lit, looks, sure: element.matches(SURE), list, leads });
  }
  /* What goes on beyond its edge, and how far it could still be moved to each side. */
  const page = document.scrollingElement;
  const moves = (element, way) => element === page || /auto|scroll/.test(getComputedStyle(element)[way]);
  const rolls = [...document.querySelectorAll("*")].flatMap(each => {
    const down = each.scrollHeight - each.clientHeight, across = each.scrollWidth - each.clientWidth;
    const pans = each.hasAttribute("data-pans");
    if (!(pans || (down > 4 && moves(each, "overflowY")) || (across > 4 && moves(each, "overflowX")))) return [];
    if (!(each === page ? !sheet : inScope(each) && isSeen(each) && each.clientHeight > 30)) return [];
    const box = each === page ? { left: 0, top: 0, right: wide, bottom: high } : each.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, wide)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, high)];
    if (right - left < 30 || bottom - top < 30) return [];
    const [x, y] = [Math.round(each.scrollLeft), Math.round(each.scrollTop)];
    return [{ box: [left, top, right, bottom], pans, left: x, above: y, right: across - x, below: down - y }];
  });
  const plate = document.querySelector("[data-plate]");
  const face = ["brass", "iron", "paper", "cut"].find(each => plate?.querySelector(`.plate.${each}`)) ?? null;
  return { things, unseen, rolls, face, plate: plate?.innerText ?? "", sheet: sheet?.innerText ?? null, read: document.body.innerText };
}
