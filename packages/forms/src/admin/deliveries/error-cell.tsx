import type { ReactNode } from 'react'

/** In the list: an error as a whole. Payload's own cell cuts long texts off. */
export function ErrorCell({ cellData }: { readonly cellData?: unknown }): ReactNode {
  return typeof cellData === 'string' && cellData !== '' ? <p className="delivery-error">{cellData}</p> : null
}
