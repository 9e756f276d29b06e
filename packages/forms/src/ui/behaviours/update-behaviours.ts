import { allowFreeTexts, holdButtons } from './choices.ts'
import { count } from './counters.ts'
import { showRangeValues } from './range-values.ts'

/** Brings what depends on the fields to what they say. */
export function updateBehaviours(form: HTMLFormElement): void {
  count(form)
  showRangeValues(form)
  allowFreeTexts(form)
  holdButtons(form)
}
