/** Families of transitions. `rnd` picks from all of them, `rnd-{group}` from one. */
export const GROUPS = [
  'basic',
  'slide',
  'parallax',
  'mask',
  'curtain',
  'zoom',
  'rotate',
  'columns',
  'rows',
  'boxes',
  'slots',
  'filter',
  'stretch',
  'motion',
  '3d',
] as const

export type Group = (typeof GROUPS)[number]
