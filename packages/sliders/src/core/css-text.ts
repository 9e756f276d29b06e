/** Ids are the content's, and may hold anything. */
export function cssText(value: string): string {
  return value.replace(/[^\w-]/g, (letter) => `\\${letter.codePointAt(0)?.toString(16)} `)
}
