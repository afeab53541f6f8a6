import { describe, expect, it } from 'vitest';
import { iframe, isForAll, scaledAddress } from './embedding';

describe('the line that shows a film in a page of somebody else', () => {
  it('is one element whatever the names are', () => {
    const line = iframe('https://house.example/embed/a?seat=0&at=9', '"><script>alert(1)</script>');
    expect(line).toMatch(/^<iframe [^<>]*><\/iframe>$/);
    expect(line).toContain('src="https://house.example/embed/a?seat=0&amp;at=9"');
  });

  it('shows the page made smaller, once, where a frame is low and wide', () => {
    const at = (hash: string) => new URL(`https://house.example/embed/a?at=9${hash}`);
    expect(scaledAddress(at(''), 640, 400)).toBe('/embed/a?at=9#scaled');
    expect(scaledAddress(at('#scaled'), 640, 400)).toBeNull();
    expect(scaledAddress(at(''), 390, 844)).toBeNull();
    expect(scaledAddress(at(''), 1280, 800)).toBeNull();
  });

  it('is offered where anybody may see the film', () => {
    const day = (ends: number) => ({ day: '2026-11-18', practice: false, ends });
    expect(isForAll({ spectators: 'link', day: null })).toBe(true);
    expect(isForAll({ spectators: 'nobody', day: null })).toBe(false);
    expect(isForAll({ spectators: 'nobody', day: day(1) })).toBe(true);
    expect(isForAll({ spectators: 'nobody', day: day(Date.now()) })).toBe(false);
  });
});
