import { featureState } from '@vitrine/kit/core'
import type { PageOutcome } from './outcome.ts'
import { plainSurroundings, type Surroundings } from './template/surroundings.ts'

/** What the forms of a page are shown in. */
export interface FormsPageState {
  /** Path below which the protocol answers, with slashes at both ends. */
  readonly apiRoot: string
  readonly namespace: string
  readonly surroundings: Surroundings
}

export const formsState = /* @__PURE__ */ featureState<FormsPageState>('forms', {
  apiRoot: '/wp-json/',
  namespace: 'contact-form-7/v1',
  surroundings: /* @__PURE__ */ plainSurroundings(/* @__PURE__ */ new Date(0)),
})

/** Place of each form among those of the page, from 1, by block id. */
export const formOrdinals = /* @__PURE__ */ featureState<{ readonly ordinals: Readonly<Record<string, number>> }>(
  'form-ordinals',
  { ordinals: {} },
)

/** What became of a post without script. */
export const formOutcome = /* @__PURE__ */ featureState<{ readonly outcome?: PageOutcome }>('form-outcome', {})
