import { enhancer } from '@vitrine/islands/ui'
import type { ReactNode } from 'react'

const Spying = enhancer('scrollspy', { when: 'attention' })

/** A menu that marks the section which is being read, when it leads to places of the page. */
export function Scrollspy({ when, children }: { readonly when: boolean; readonly children: ReactNode }): ReactNode {
  return when ? <Spying>{children}</Spying> : children
}
