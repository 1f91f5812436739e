'use client';

import { useEffect } from 'react';

/** Visible fraction of a block. */
const SHOWN_FROM = 0.1;

/**
 * Blocks marked `data-fade` fade in once, when a tenth of them is visible. They are hidden only when they enter the viewport, so
 * that print and full-page captures show all of them. The animation is in CSS.
 */
export function FadeIns() {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, intersectionRatio } of entries) {
          if (!(target instanceof HTMLElement) || !isIntersecting) continue;
          const shown = intersectionRatio >= SHOWN_FROM;
          target.dataset.fade = shown ? 'shown' : 'waiting';
          if (shown) observer.unobserve(target);
        }
      },
      { threshold: [0, SHOWN_FROM] },
    );
    for (const block of document.querySelectorAll('[data-fade]')) {
      if (block.getBoundingClientRect().top > window.innerHeight) observer.observe(block);
    }
    return () => observer.disconnect();
  }, []);
  return null;
}
