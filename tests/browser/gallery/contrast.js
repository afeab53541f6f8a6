/* How well texts stand out, from the picture of a page and from one without its letters: their contrasts, in their order.
   Called with {texts, shown, bare}; a text of which nothing is seen has none. */
async ({ texts, shown, bare }) => {
  const pixels = async png => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const { width, height } = picture;
    const canvas = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    canvas.drawImage(picture, 0, 0);
    return { width, height, data: canvas.getImageData(0, 0, width, height).data };
  };
  const [one, other] = await Promise.all([pixels(shown), pixels(bare)]);
  const linear = Array.from({ length: 256 }, (_, value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const light = ([red, green, blue]) =>
    0.2126 * linear[Math.round(red)] + 0.7152 * linear[Math.round(green)] + 0.0722 * linear[Math.round(blue)];
  const contrast = (one, other) => {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  /* Whatever differs between the two pictures is ink; less is the noise of a gradient. */
  const SEEN = 6;
  /* Ink of another colour is that of something else, which lies over it. */
  const STRAY = 40;
  const shareOf = (ink, paper, own) => {
    const way = own.map((each, channel) => each - paper[channel]);
    const length = way.reduce((sum, each) => sum + each * each, 0) || 1;
    const share = way.reduce((sum, each, channel) => sum + each * (ink[channel] - paper[channel]), 0) / length;
    const strays = Math.max(...ink.map((each, channel) => Math.abs(each - paper[channel] - share * way[channel])));
    return share > 0.1 && share < 1.3 && strays < STRAY ? share : 0;
  };
  const LEAST = 0.03, THROUGH = 0.5;
  /* Most of the letters must stand out, not all of their edges. */
  const SHARE = 0.2;
  return texts.map(({ boxes, colour }) => {
    const found = [];
    for (const [left, top, right, bottom] of boxes)
      for (let y = Math.max(0, Math.floor(top)); y < Math.min(one.height, Math.ceil(bottom)); y++)
        for (let x = Math.max(0, Math.floor(left)); x < Math.min(one.width, Math.ceil(right)); x++) {
          const at = 4 * (y * one.width + x);
          const ink = [one.data[at], one.data[at + 1], one.data[at + 2]];
          const paper = [other.data[at], other.data[at + 1], other.data[at + 2]];
          const differs = Math.max(...ink.map((each, channel) => Math.abs(each - paper[channel])));
          if (differs <= SEEN) continue;
          const own = colour && paper.map((each, channel) => colour[channel] * colour[3] + each * (1 - colour[3]));
          const share = own ? shareOf(ink, paper, own) : 1;
          if (share) found.push({ differs, share, contrast: contrast(own ?? ink, paper) });
        }
    /* A corner that looks out from under something else is not read. */
    const room = boxes.reduce((sum, [left, top, right, bottom]) => sum + (right - left) * (bottom - top), 0);
    if (found.length < LEAST * room) return null;
    /* Neither is what shines through. */
    if (found.filter(each => each.share > THROUGH).length < SHARE * found.length) return null;
    /* Where the colour is not known it is that of the pixels that differ most: the middle of the strokes. */
    const kept = colour ? found : found.sort((a, b) => b.differs - a.differs).slice(0, Math.max(1, found.length * 0.2));
    const sorted = kept.map(each => each.contrast).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length * SHARE)];
  });
}
