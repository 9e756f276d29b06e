import { useEffect } from 'react'
import { useController } from 'yet-another-react-lightbox'

/** Runs with the element of the open lightbox, until it closes. */
export function useRoot(run: (root: HTMLElement, signal: AbortSignal) => void): void {
  const { containerRef } = useController()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what runs reads the present state through references
  useEffect(() => {
    const root = containerRef.current?.closest<HTMLElement>('[data-lightbox-root]')
    if (!root) return
    const ending = new AbortController()
    run(root, ending.signal)
    return () => ending.abort()
  }, [containerRef])
}
