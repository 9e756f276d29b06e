import { referenceId } from '@vitrine/content/core'
import { findSelected, published, storedBlocks } from '@vitrine/content/queries'
import type { Payload } from 'payload'

/**
 * Puts into stored blocks what references alone do not bring: the blocks of reusable ones, and the slides of sliders. A
 * page without such blocks costs no query.
 *
 * @param options.depth Levels of references that they are read with.
 */
export async function fillShared(
  payload: Payload,
  layout: readonly unknown[],
  options: { readonly locale: string; readonly depth: number },
): Promise<void> {
  const { locale } = options
  const shared = storedBlocks(layout, 'reusable')
  if (shared.length > 0) {
    const { docs } = await findSelected(payload, {
      collection: 'reusable-blocks',
      where: { id: { in: shared.map(({ block }) => referenceId(block)) } },
      locale,
      depth: options.depth,
      pagination: false,
    })
    // Each place gets blocks of its own: the same ones may stand on a page twice.
    for (const block of shared) block.block = structuredClone(withId(docs, referenceId(block.block)))
  }

  const sliders = storedBlocks(layout, 'slider')
  if (sliders.length === 0) return
  const { docs } = await published(payload, 'sliders', {
    where: { id: { in: sliders.map(({ slider }) => referenceId(slider)) } },
    locale,
    depth: options.depth,
  })
  for (const block of sliders) block.slider = withId(docs, referenceId(block.slider))
}

function withId(docs: readonly object[], id: unknown): object | undefined {
  return docs.find((doc) => (doc as { id?: unknown }).id === id)
}
