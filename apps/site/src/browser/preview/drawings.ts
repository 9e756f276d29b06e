import {
  completedDrawing,
  type Drawing,
  type DrawingQuestion,
  parseDrawingAnswer,
  type Shown,
} from '@vitrine/canvas/core'

/** Asks the site how this page looks with what a form holds. Undefined: it does not answer. */
export type AskDrawing = (form: DrawingQuestion['form']) => Promise<Drawing | undefined>

/** Of what it has answered before, the site is sent the digests alone. */
export function createAskDrawing(): AskDrawing {
  let shown: Shown | undefined
  return async (form) => {
    const question: DrawingQuestion = { form, ...(shown && { shown: shown.digests }) }
    try {
      const response = await fetch(location.href, {
        method: 'POST',
        cache: 'no-store',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(question),
      })
      const answer = response.ok ? parseDrawingAnswer(await response.json()) : undefined
      const completed = answer && completedDrawing(answer, shown)
      if (completed) shown = completed
      return completed?.drawing
    } catch {
      return undefined
    }
  }
}
