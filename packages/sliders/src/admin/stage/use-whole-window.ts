'use client'

import { type RefObject, useEffect, useState } from 'react'

/**
 * Lets an element fill the window. What it covers can meanwhile not be reached, drawers and dialogs of the admin can.
 *
 * @returns Whether it does, and how to change that.
 */
export function useWholeWindow(element: RefObject<HTMLElement | null>): readonly [boolean, () => void] {
  const [isLarge, setLarge] = useState(false)
  useEffect(() => {
    if (!isLarge) return
    const covered = aroundOf(element.current).filter((other) => !other.inert)
    for (const other of covered) other.inert = true
    const { overflow } = document.documentElement.style
    document.documentElement.style.overflow = 'hidden'
    return () => {
      for (const other of covered) other.inert = false
      document.documentElement.style.overflow = overflow
    }
  }, [element, isLarge])
  return [isLarge, () => setLarge(!isLarge)]
}

/** Everything beside an element, up to the part of the page that the form is in. */
function aroundOf(element: HTMLElement | null): HTMLElement[] {
  const around: HTMLElement[] = []
  const last = element?.closest('.template-default')?.parentElement ?? document.body
  for (let inner = element; inner && inner !== last; inner = inner.parentElement) {
    const siblings = [...(inner.parentElement?.children ?? [])]
    around.push(...siblings.filter((one): one is HTMLElement => one !== inner && one instanceof HTMLElement))
  }
  return around
}
