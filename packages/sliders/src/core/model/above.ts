import type { GlobalLayers } from './globals.ts'

/** Tells if layers above all slides are visible while a slide is shown. */
export function isAbove({ from, to }: Pick<GlobalLayers, 'from' | 'to'>, index: number): boolean {
  return index + 1 >= (from ?? 1) && index + 1 <= (to ?? Number.POSITIVE_INFINITY)
}
