import { isStored, rowsOf, type Stored } from './stored.ts'

/** A previewed page as the site draws it: its outer blocks, and the markup around them. */
export interface Drawing {
  /** Markup before, between and after the blocks: one text more than there are blocks. */
  readonly between: readonly string[]
  readonly parts: readonly DrawnPart[]
}

/** An outer block of a page. Empty markup: it draws nothing. */
export interface DrawnPart {
  readonly id: string
  readonly html: string
}

/** Digests of what a preview shows, so that it is sent only what differs. */
export interface Digests {
  readonly between: string
  readonly parts: readonly string[]
}

/** Question of a preview: how the page looks with what the form holds. */
export interface DrawingQuestion {
  readonly form: Stored
  /** Absent: the preview shows nothing that it knows. */
  readonly shown?: Digests
}

/** Answer of the site. What the preview shows already comes as a digest alone. */
export interface DrawingAnswer {
  readonly digests: Digests
  readonly between?: readonly string[]
  /** One for each outer block. */
  readonly parts: readonly { readonly id: string; readonly html?: string }[]
}

/** Outer blocks of a page whose digests are read. */
const MAX_PARTS = 2_000

/** Reads the question of a preview. Undefined: it is none. */
export function parseDrawingQuestion(data: unknown): DrawingQuestion | undefined {
  if (!isStored(data) || !isStored(data.form)) return undefined
  const shown = isStored(data.shown) ? parseDigests(data.shown) : undefined
  return { form: data.form, ...(shown && { shown }) }
}

function parseDigests({ between, parts }: Stored): Digests | undefined {
  if (typeof between !== 'string' || !Array.isArray(parts)) return undefined
  return { between, parts: parts.slice(0, MAX_PARTS).map(String) }
}

/** Reads the answer of the site. Undefined: it is none. */
export function parseDrawingAnswer(data: unknown): DrawingAnswer | undefined {
  if (!isStored(data) || !Array.isArray(data.parts) || !isStored(data.digests)) return undefined
  const digests = parseDigests(data.digests)
  const parts = rowsOf(data.parts).map(({ id, html }) => ({
    id: String(id),
    ...(typeof html === 'string' && { html }),
  }))
  if (!digests || digests.parts.length !== parts.length) return undefined
  return { digests, parts, ...(Array.isArray(data.between) && { between: data.between.map(String) }) }
}

/** @param digest Gives a short text that equal texts share, and others do not. */
export function digestsOf({ between, parts }: Drawing, digest: (text: string) => string): Digests {
  return { between: digest(between.join('\0')), parts: parts.map(({ html }) => digest(html)) }
}

/** The answer that turns what a preview shows into a drawing. */
export function answerOf(
  drawing: Drawing,
  shown: Digests | undefined,
  digest: (text: string) => string,
): DrawingAnswer {
  const digests = digestsOf(drawing, digest)
  const known = new Set(shown?.parts)
  return {
    digests,
    ...(digests.between !== shown?.between && { between: drawing.between }),
    parts: drawing.parts.map(({ id, html }, index) => (known.has(digests.parts[index] ?? '') ? { id } : { id, html })),
  }
}

/** A drawing that a preview shows, and its digests. */
export interface Shown {
  readonly drawing: Drawing
  readonly digests: Digests
}

/**
 * Completes an answer by what the preview shows already.
 *
 * @returns Undefined: something is neither in the answer nor shown.
 */
export function completedDrawing(
  { digests, between, parts }: DrawingAnswer,
  shown: Shown | undefined,
): Shown | undefined {
  const known = new Map(shown?.drawing.parts.map(({ html }, index) => [shown.digests.parts[index], html]))
  const completed = parts.flatMap(({ id, html: sent }, index) => {
    const html = sent ?? known.get(digests.parts[index])
    return html === undefined ? [] : [{ id, html }]
  })
  const around = between ?? shown?.drawing.between
  if (!around || completed.length !== parts.length) return undefined
  return { drawing: { between: around, parts: completed }, digests }
}

/** The whole markup of a drawing. */
export function markupOf({ between, parts }: Drawing): string {
  return between.map((text, index) => text + (parts[index]?.html ?? '')).join('')
}
