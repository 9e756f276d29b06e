import { enhancer } from '@vitrine/islands/ui'
import type { RenderContext } from '@vitrine/kit/core'
import type { ReactNode } from 'react'
import { liveFieldState } from '../core/live-field-state.ts'

const LiveSearch = enhancer('live-search', { when: 'attention' })

/** A search form below whose field results appear while a visitor types, where the site has that. */
export function LiveField(props: { readonly context: RenderContext; readonly children: ReactNode }): ReactNode {
  const { context, children } = props
  const { props: live } = liveFieldState.of(context)
  if (!live) return children
  return (
    <LiveSearch props={live}>
      <div className="live-search">{children}</div>
    </LiveSearch>
  )
}
