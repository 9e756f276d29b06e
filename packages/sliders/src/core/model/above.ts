import type { GlobalLayers } from './globals.ts'

/** Whether layers above slides are there while a slide is shown. @param index From 0. */
export function isAbove({ from, to }: Pick<GlobalLayers, 'from' | 'to'>, index: number): boolean {
  return index + 1 >= (from ?? 1) && index + 1 <= (to ?? Number.POSITIVE_INFINITY)
}
