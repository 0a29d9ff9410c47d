/**
 * Widths of a phone, a tablet and a desktop in pixels. At 320 px WCAG forbids horizontal scrolling.
 */
export const widths = [390, 820, 1440] as const;

export type Width = (typeof widths)[number] | 320;

const heights: Record<Width, number> = { 320: 640, 390: 844, 820: 1180, 1440: 900 };

export const heightAt = (width: Width): number => heights[width];
