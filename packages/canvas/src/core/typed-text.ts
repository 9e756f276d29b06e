/** A field that its editor types where it is drawn. */
export interface TypedText {
  /** Id of its block. */
  readonly id: string
  /** The field as the page names it: names, and ids of rows. */
  readonly field: string
  /** Name of the field, as its editor reads it. */
  readonly label: string
  /** Text of the field when its typing began, or after the last step back or forth. */
  readonly value: string
  /** Steps back and forth since its typing began: the page follows the value when it has grown. */
  readonly steps: number
  /** It may have several lines. */
  readonly lines: boolean
  /** Number that the page gave its question: one that is asked again is answered again. */
  readonly turn: number
}

/** Types of fields whose value is a text. */
const TEXTS: readonly string[] = ['text', 'textarea']

/**
 * True if a field can be typed where it is drawn: it is a text, and drawn as it is. What stands in for an empty one is not
 * its text, and leaves when somebody types.
 *
 * @param drawn Text of the element that shows it.
 */
export function mayBeTyped(field: { readonly type: string; readonly value: unknown; readonly drawn: string }): boolean {
  const { type, value, drawn } = field
  if (!TEXTS.includes(type)) return false
  if (value === undefined || value === null || value === '') return true
  return typeof value === 'string' && inOneLine(value) === inOneLine(drawn)
}

/** True if a field of a type may have several lines. */
export function hasLines(type: string): boolean {
  return type === 'textarea'
}

/** A text as a field without lines takes it. */
export function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
