import { parseMediaFile } from '../../core/media-file.ts'
import { thereOf } from '../../core/reference.ts'

/**
 * Addresses of all pictures in a document as Payload gives it, each once, in reading order. Those of documents that it
 * only names are not its own: with one level of references they are not there.
 *
 * @param most How many are wanted.
 */
export function imagesIn(doc: unknown, most: number): readonly string[] {
  const found = new Set<string>()
  const look = (value: unknown) => {
    if (typeof value !== 'object' || value === null || found.size >= most || thereOf(value) === undefined) return
    const { url } = parseMediaFile(value, 'image/') ?? {}
    if (url !== undefined) found.add(url)
    else for (const inside of Object.values(value)) look(inside)
  }
  look(doc)
  return [...found]
}
