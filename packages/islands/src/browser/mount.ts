import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Shows what script alone draws: nothing of it was rendered on the server. */
export function mount(element: HTMLElement): { render(node: ReactNode): void; unmount(): void } {
  return createRoot(element)
}
