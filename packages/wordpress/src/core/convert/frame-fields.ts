/** Fields in which our blocks store their place on the page. */
export interface FrameFields {
  readonly anchor?: string
  readonly hidden?: readonly ('phone' | 'tablet' | 'desktop')[]
  readonly appear?: 'fade' | 'slide' | 'zoom' | 'flip' | 'bounce' | 'reveal'
  readonly appearDirection?: 'up' | 'down' | 'start' | 'end' | 'still'
  readonly appearSeconds?: number
  readonly appearDelay?: number
}

export function frameOf(fields: Readonly<Record<string, unknown>>): FrameFields {
  const { frame } = fields
  return typeof frame === 'object' && frame !== null ? frame : {}
}
