import { type DraftValues, STEP_KEY } from '../../core/draft.ts'

/** Draft value of the current step; none for the first. */
export function stepShown({ dataset: { step } }: HTMLFormElement): DraftValues {
  return step === undefined || step === '0' ? {} : { [STEP_KEY]: [step] }
}

/** Asks a form for the step of its draft. One that shows its steps already follows the browser's history. */
export function openAtStep({ dataset }: HTMLFormElement, values: DraftValues): void {
  const step = Number(values[STEP_KEY]?.[0])
  if (step > 0) dataset.step ??= String(step)
}
