import type { File } from 'payload'

/** A file of the demo that is no image of its folder. */
export interface DemoFile {
  readonly name: string
  /** Media type. */
  readonly type: string
  readonly content: string
}

/** A file as Payload takes it with a document. */
export function uploadOf({ name, type, content }: DemoFile): File {
  const data = Buffer.from(content)
  return { name, mimetype: type, data, size: data.length }
}
