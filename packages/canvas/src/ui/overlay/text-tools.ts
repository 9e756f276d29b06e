/** Slot of the overlay in which the tools of a text are shown. */
export const TEXT_TOOLS = 'text-tools'
