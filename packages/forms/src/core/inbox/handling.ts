import type { AdminLabel } from '@vitrine/kit/core'
/** Progress of a message: `new`, in progress (`open`) or `done`. */
export const HANDLINGS = ['new', 'open', 'done'] as const
export type Handling = (typeof HANDLINGS)[number]

export const HANDLING_LABELS: Readonly<Record<Handling, AdminLabel>> = {
  new: { en: 'New', de: 'Neu' },
  open: { en: 'In progress', de: 'In Arbeit' },
  done: { en: 'Done', de: 'Erledigt' },
}
