/** Bytes at the end of a PDF in which Payload looks for its end and its table of cross-references. */
const END_BYTES = 1024

/** A comment of the format that holds both. */
const END = '\n%xref\n%%EOF\n'

/**
 * Adds a comment with the marks of an end to a PDF that has none there. Payload refuses it without them, and browsers show
 * it: they find the pages by themselves.
 */
export function withPdfEnd(bytes: Buffer): Buffer {
  const end = bytes.subarray(-END_BYTES).toString('latin1')
  return end.includes('%%EOF') && end.includes('xref') ? bytes : Buffer.concat([bytes, Buffer.from(END)])
}
