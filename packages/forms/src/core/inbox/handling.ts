/** Progress of a message: `new`, in progress (`open`) or `done`. */
export const HANDLINGS = ['new', 'open', 'done'] as const
export type Handling = (typeof HANDLINGS)[number]

export const HANDLING_LABELS: Readonly<Record<Handling, string>> = { new: 'New', open: 'In progress', done: 'Done' }
