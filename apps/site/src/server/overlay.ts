import { COMMENT_QUERY, type CommentRefusal, commentState } from '@vitrine/blog/core'
import type { Query } from '@vitrine/content/queries'
import { formOutcome, type PageOutcome } from '@vitrine/forms/core'
import type { PageOptions } from '../render/rendering.ts'

/** Changes to a page for one visitor or editor. A page with an overlay is never cached. */
export type Overlay =
  /** Fields of the address. */
  | { readonly kind: 'query'; readonly query: Query }
  /** Outcome of a form on it. */
  | { readonly kind: 'form'; readonly outcome: PageOutcome; readonly status: number }
  /** A comment that was not taken, in its form. */
  | { readonly kind: 'comment'; readonly refusal: CommentRefusal; readonly status: number }
  /** The look of a draft; `isBare` leaves out all but its blocks. */
  | { readonly kind: 'preview'; readonly isBare: boolean }

/** Options for rendering a page with an overlay. */
export function pageOptionsOf(overlay: Overlay): PageOptions {
  switch (overlay.kind) {
    case 'query':
      return { query: overlay.query }
    case 'form':
      return { status: overlay.status, states: [formOutcome.entry({ outcome: overlay.outcome })] }
    case 'comment':
      return {
        status: overlay.status,
        states: [commentState.entry({ refusal: overlay.refusal })],
        query: queryOf(overlay),
      }
    case 'preview':
      return { preview: true, bare: overlay.isBare }
  }
}

/** Fields of the address that the page itself is made of. */
export function queryOf(overlay: Overlay): Query {
  if (overlay.kind === 'query') return overlay.query
  if (overlay.kind !== 'comment' || overlay.refusal.parent === undefined) return {}
  return { [COMMENT_QUERY.reply]: String(overlay.refusal.parent) }
}
