/** A block as it is stored. */
export type PostBlock = Readonly<Record<string, unknown>> & { readonly blockType: string }

/** A node of rich text as the editor stores it. */
export type TextNode = Readonly<Record<string, unknown>>

/** A picture in place of its id: a file of the folder that posts are read from or written to. */
export interface ImageReference {
  /** Path below the folder, with `/`. */
  readonly picture: string
  readonly alt: string
}

/** Something that deserves a person's attention, at a line of a file. */
export interface Note {
  /** From 1. */
  readonly line?: number
  readonly text: string
}

/** Maximum nesting of values. */
export const MAX_DEPTH = 40

/** The address of a file in Markdown: its path, in letters that end no address. */
export function addressOfFile(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

/** The path that an address in Markdown means; one that is written wrongly stays as it is. */
export function pathOfAddress(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    // A percent sign that encodes nothing.
    return address
  }
}

export function isImageReference(value: unknown): value is ImageReference {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as ImageReference).picture === 'string' &&
    Object.keys(value).every((key) => key === 'picture' || key === 'alt')
  )
}
