import { enhancer } from '@vitrine/islands/ui'
import type { Appear, BlockBase } from '@vitrine/kit/core'
import type { ReactNode } from 'react'
import { frameAttributes } from '../core/frame-css.ts'

const Appearing = enhancer('appear', { when: 'load' })

/** Puts a block where its editor wants it. A block without a frame stays as it is. */
export function Framed(props: { readonly block: BlockBase; readonly children: ReactNode }): ReactNode {
  const { block, children } = props
  const { frame } = block
  if (!frame) return children
  const { anchor, hidden, space, appear } = frame
  const framed = (
    <div
      className="frame"
      {...(anchor && { id: anchor })}
      {...(hidden.length > 0 && { 'data-hidden': hidden.join(' ') })}
      {...(space && { 'data-space': space })}
      {...frameAttributes(block)}
      {...(appear && { 'data-appear': appear.effect, 'data-direction': appear.direction })}
    >
      {children}
    </div>
  )
  return appear ? <Appearing props={timesOf(appear)}>{framed}</Appearing> : framed
}

/** Milliseconds, in the words of `Element.animate`. */
function timesOf({ seconds, delaySeconds }: Appear): { readonly duration: number; readonly delay: number } {
  return { duration: seconds * 1000, delay: delaySeconds * 1000 }
}
