import { loadingOverlay } from './loading-overlay';

/** The declarations of one rule. */
const rule = (selector: string) => loadingOverlay.join('').split(`${selector} {`)[1]?.split('}')[0];

describe('the loading overlay (spec section 2)', () => {
  it('fades over 0.5 s', () => {
    expect(rule('#loading-overlay')).toContain('transition: opacity 0.5s ease');
    expect(rule('#loading-overlay.off')).toContain('opacity: 0');
  });

  it('is full-screen and see-through, and lets the page beneath be clicked', () => {
    expect(rule('#loading-overlay')).toContain('position: fixed');
    expect(rule('#loading-overlay')).toContain('inset: 0');
    expect(rule('#loading-overlay')).toMatch(/background: rgb\(\d+ \d+ \d+ \/ \d\d%\)/);
    expect(rule('#loading-overlay')).toContain('pointer-events: none');
  });

  it('ends by itself, and never starts without scripts', () => {
    expect(rule('#loading-overlay')).toContain('animation: overlay-ends 0.5s ease 4s forwards');
    expect(rule('@keyframes overlay-ends')).toContain('visibility: hidden');
    expect(rule('@media (scripting: none)')).toContain('display: none');
  });
});
