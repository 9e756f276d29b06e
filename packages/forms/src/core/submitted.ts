/** Submitted value of a field: a text, or the chosen texts of a group. */
export type SubmittedValue = string | readonly string[]
export type Submitted = Readonly<Record<string, SubmittedValue>>

/** A value as one line of text: that of each choice without outer blanks, which an editor may have written. */
export function asText(value: SubmittedValue | undefined): string {
  return [value ?? []]
    .flat()
    .map((text) => text.trim())
    .join(', ')
}

/** Name under which the free text of a group is posted. */
export function freeTextName(field: string): string {
  return `_wpcf7_free_text_${field}`
}
