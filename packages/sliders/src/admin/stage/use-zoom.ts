'use client'

import { useLayoutEffect, useState } from 'react'

/** Least share of its size that something is shown in. */
const LEAST = 0.3

/**
 * Factor by which something is scaled down to be entirely visible. 1 at most.
 *
 * @param size CSS pixels. Without a height only the width counts: then what is around it is as high as it is.
 */
export function useZoom(
  outer: { readonly current: HTMLElement | null },
  { width, height }: { readonly width: number; readonly height?: number | undefined },
): number {
  const [space, setSpace] = useState<readonly [number, number]>()
  useLayoutEffect(() => {
    const element = outer.current
    if (!element) return
    const look = () => setSpace([element.clientWidth, element.clientHeight])
    const watch = new ResizeObserver(look)
    watch.observe(element)
    look()
    return () => watch.disconnect()
  }, [outer])
  if (!space) return 1
  const [across, down] = space
  return Math.min(1, across / width, height === undefined ? 1 : Math.max(LEAST, down / height))
}
