import { type Image, type ImageFile, mediaAddress } from '@vitrine/content/core'

/** Reads a populated upload with its sizes. */
export function parseImage(raw: unknown): Image | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const { alt, sizes, focalX, focalY, updatedAt, ...original } = raw as Record<string, unknown>
  const fallback = parseFile(original, updatedAt)
  if (!fallback) return undefined
  const sources = Object.values((sizes ?? {}) as Record<string, unknown>).flatMap(
    (size) => parseFile(size, updatedAt) ?? [],
  )
  const jpegLike = sources.filter(({ type }) => type === 'image/webp').at(-1)
  return {
    alt: typeof alt === 'string' ? alt : '',
    // A phone without AVIF must not load a camera's original.
    fallback: jpegLike && jpegLike.width < fallback.width ? jpegLike : fallback,
    sources: sources.sort((a, b) => a.width - b.width),
    focalPoint: { x: percent(focalX), y: percent(focalY) },
  }
}

function parseFile(raw: unknown, updatedAt: unknown): ImageFile | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const { filename, width, height, mimeType } = raw as Record<string, unknown>
  if (typeof filename !== 'string' || typeof width !== 'number' || typeof height !== 'number') return undefined
  if (typeof mimeType !== 'string' || !mimeType.startsWith('image/')) return undefined
  return { url: mediaAddress(filename, updatedAt), width, height, type: mimeType }
}

function percent(value: unknown): number {
  return typeof value === 'number' && value >= 0 && value <= 100 ? value : 50
}
