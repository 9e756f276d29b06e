import type { AdminText } from '@vitrine/content/core'
import { isSendButton } from '../send-button.ts'
import type { WrittenForm } from './written-form.ts'

/** Something in the fields of a form that works against its editor, in the languages of the admin. */
export interface FieldsFinding {
  readonly section: 'form.body'
  readonly message: AdminText
}

/** Finds steps that hold no field, and a form with a single step: a step begins before its fields, not after them. */
export function checkSteps({ body }: Pick<WrittenForm, 'body'>): readonly FieldsFinding[] {
  if (body.kind === 'template') return []
  const { steps, fields } = body
  const asked = fields.filter(({ tag }) => !isSendButton(tag)).length
  if (asked === 0) return []
  const empty = steps.filter(({ from }, index) => Math.min(steps[index + 1]?.from ?? asked, asked) <= from)
  const messages = empty.length === 0 && steps.length === 1 ? [ONLY_STEP] : empty.map(({ title }) => emptyStep(title))
  return messages.map((message) => ({ section: 'form.body', message }))
}

const ONLY_STEP: AdminText = {
  en: 'All fields are in one step, so visitors read “Step 1 of 1”. Put “Step begins” above the first field of each step, or take it out.',
  de: 'Alle Felder stehen in einem einzigen Schritt, daher lesen Besucher „Schritt 1 von 1“. „Schritt beginnt“ über das erste Feld jedes Schritts setzen oder herausnehmen.',
}

function emptyStep(title: string): AdminText {
  return {
    en: `The step “${title}” holds no field. Put “Step begins” above the first field of the step: what stands above it belongs to the step before.`,
    de: `Der Schritt „${title}“ enthält kein Feld. „Schritt beginnt“ über das erste Feld des Schritts setzen: Was darüber steht, gehört zum Schritt davor.`,
  }
}
