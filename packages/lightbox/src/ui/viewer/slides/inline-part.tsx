import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Item } from '../item.ts'
import { ContentError } from './problem.tsx'

/** A part of the page. It is the part itself, with its state, that moves here; it goes back when its item is left. */
export function InlinePart({ item, isShown }: { readonly item: Item; readonly isShown: boolean }): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const part = partOf(item)
    if (!isShown || !part || !place.current) return
    const home = document.createComment('')
    const wasHidden = part.hidden
    part.replaceWith(home)
    part.hidden = false
    place.current.append(part)
    return () => {
      part.hidden = wasHidden
      home.replaceWith(part)
    }
  }, [item, isShown])
  if (!partOf(item) && isShown && !place.current?.firstChild) return <ContentError />
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  return <div ref={place} className="lightbox__part" data-scrolls="" tabIndex={0} />
}

function partOf({ address }: Item): HTMLElement | null {
  return document.getElementById(decodeURIComponent(new URL(address).hash.slice(1)))
}
