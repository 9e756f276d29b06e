import { namedTexts } from '@vitrine/content/core'
import { featureState, type RenderContext } from '@vitrine/kit/core'

/** Names of a stepper's buttons; `{product}` stands for what is counted. */
export const STEPPER_TEXTS = {
  decrease: 'Decrease quantity of {product}',
  increase: 'Increase quantity of {product}',
} as const

export type StepperTexts = Readonly<Record<keyof typeof STEPPER_TEXTS, string>>

/** Reads what the site's editors wrote in their place. */
export const parseStepperTexts = (raw: unknown): StepperTexts => namedTexts(raw, STEPPER_TEXTS)

export const stepperState = /* @__PURE__ */ featureState<StepperTexts>('stepper', STEPPER_TEXTS)

/** Labels in the site's words on this page. */
export const stepperTextsOf = (context: Pick<RenderContext, 'features'>) => stepperState.of(context)
