import { featureState } from '@vitrine/kit/core'
import type { PageOutcome } from './outcome.ts'
import { type FormRenderContext, plainRenderContext } from './template/render-context.ts'

/** Page-wide state that forms are rendered with. */
export interface FormsPageState {
  /** Path below which the protocol answers, with slashes at both ends; a whole address if another site answers. */
  readonly apiRoot: string
  readonly namespace: string
  /** True on pages that are stored as files: what is for one visit only is fetched when a form is used. */
  readonly isStored: boolean
  readonly renderContext: FormRenderContext
}

export const formsState = /* @__PURE__ */ featureState<FormsPageState>('forms', {
  apiRoot: '/wp-json/',
  namespace: 'contact-form-7/v1',
  isStored: false,
  renderContext: /* @__PURE__ */ plainRenderContext(/* @__PURE__ */ new Date(0)),
})

/** Place of each form among those of the page, from 1, by block id. */
export const formOrdinals = /* @__PURE__ */ featureState<{ readonly ordinals: Readonly<Record<string, number>> }>(
  'form-ordinals',
  { ordinals: {} },
)

/** Outcome of a post without script. */
export const formOutcome = /* @__PURE__ */ featureState<{ readonly outcome?: PageOutcome }>('form-outcome', {})
