import type { Query } from '@vitrine/content/queries'
import { formOutcome, type PageOutcome } from '@vitrine/forms/core'
import type { VisitorView } from '@vitrine/kit/server'
import type { PageOptions } from '../render/rendering.ts'

/** Changes to a page for one visitor or editor. A page with an overlay is never cached. */
export type Overlay =
  /** Fields of the address. */
  | { readonly kind: 'query'; readonly query: Query }
  /** Outcome of a form on it. */
  | { readonly kind: 'form'; readonly outcome: PageOutcome; readonly status: number }
  /** Answer of a feature to one visitor, shown on the page. */
  | ({ readonly kind: 'visitor' } & VisitorView)
  /** The look of a draft; `isBare` leaves out all but its blocks. */
  | { readonly kind: 'preview'; readonly isBare: boolean }
  /** A picture of blocks alone. */
  | { readonly kind: 'picture' }

/** Options for rendering a page with an overlay. */
export function pageOptionsOf(overlay: Overlay): PageOptions {
  switch (overlay.kind) {
    case 'query':
      return { query: overlay.query }
    case 'form':
      return { status: overlay.status, states: [formOutcome.entry({ outcome: overlay.outcome })] }
    case 'visitor':
      return { status: overlay.status, states: overlay.states, query: overlay.query }
    case 'preview':
      return { preview: true, bare: overlay.isBare }
    case 'picture':
      return { preview: true, bare: true, still: true }
  }
}

/** Fields of the address that the page itself is made of. */
export function queryOf(overlay: Overlay): Query {
  return overlay.kind === 'query' || overlay.kind === 'visitor' ? overlay.query : {}
}
