/** Bytes of each part of a name that every usual file system takes. */
const MAX_PART_BYTES = 255

/** Parts of a name: folders, and the file. */
const MAX_PARTS = 4

/** The name of a file, with the folders in which it is: `chair.jpg`, `2026/chair.jpg`. Undefined for a text that is none. */
export function fileName(text: string): string | undefined {
  const parts = text.split('/')
  return parts.length <= MAX_PARTS && parts.every(isPart) ? text : undefined
}

function isPart(part: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no file system takes them
  return !/^\.{0,2}$|[\u0000-\u001f\\]/.test(part) && new TextEncoder().encode(part).length <= MAX_PART_BYTES
}
