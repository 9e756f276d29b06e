import { enhancer } from '@vitrine/islands/ui'
import type { Appear, Frame } from '@vitrine/kit/core'
import type { ReactNode } from 'react'

const Appearing = enhancer('appear', { when: 'load' })

/** Puts a block where its editor wants it. A block without a frame stays as it is. */
export function Framed(props: { readonly frame: Frame | undefined; readonly children: ReactNode }): ReactNode {
  const { frame, children } = props
  if (!frame) return children
  const { anchor, hidden, space, appear } = frame
  const block = (
    <div
      className="frame"
      {...(anchor && { id: anchor })}
      {...(hidden.length > 0 && { 'data-hidden': hidden.join(' ') })}
      {...(space && { 'data-space': space })}
      {...(appear && { 'data-appear': appear.effect, 'data-direction': appear.direction })}
    >
      {children}
    </div>
  )
  return appear ? <Appearing props={timesOf(appear)}>{block}</Appearing> : block
}

/** Milliseconds, in the words of `Element.animate`. */
function timesOf({ seconds, delaySeconds }: Appear): { readonly duration: number; readonly delay: number } {
  return { duration: seconds * 1000, delay: delaySeconds * 1000 }
}
