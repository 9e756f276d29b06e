import { allowFreeTexts, holdButtons } from './choices.ts'
import { count } from './counters.ts'

/** Brings what depends on the fields to what they say. */
export function prepareHelpers(form: HTMLFormElement): void {
  count(form)
  allowFreeTexts(form)
  holdButtons(form)
}
