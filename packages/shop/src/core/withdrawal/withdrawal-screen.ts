import { featureState } from '@vitrine/kit/core'
import { type BuyingTexts, buyingTexts } from '../buying/buying-texts.ts'
import type { TypedWithdrawal, WithdrawalField } from './withdrawal-form.ts'
import { type WithdrawalTexts, withdrawalTexts } from './withdrawal-texts.ts'

/** The order of a buyer who has its address. */
export interface WithdrawnOrder {
  readonly number: number
  /** Address of its page. */
  readonly address: string
  /** Lines of which pieces are left. */
  readonly lines: readonly { readonly line: number; readonly title: string; readonly left: number }[]
  /** Sentences on what was received before. */
  readonly before: readonly string[]
}

/** A step of the withdrawal, for one visitor. */
export type WithdrawalStep =
  | { readonly step: 'form'; readonly problems: ReadonlyMap<WithdrawalField, string> }
  | { readonly step: 'review'; readonly rows: readonly { readonly label: string; readonly value: string }[] }
  /** Nothing is asked: it was received, or there is nothing to withdraw from. */
  | { readonly step: 'over'; readonly sentences: readonly string[] }

/** Page on which somebody withdraws from an order. */
export interface WithdrawalScreen {
  /** Own address. */
  readonly address: string
  /** Undefined: the buyer names it. */
  readonly order: WithdrawnOrder | undefined
  readonly typed: TypedWithdrawal
  /** Drawn with the form. */
  readonly key: string
  /** Sentence that says why it was not taken. */
  readonly refusal: string | undefined
  /** Address of the owner's page on the right of withdrawal. */
  readonly terms: string | undefined
  readonly now: WithdrawalStep
}

interface WithdrawalState {
  readonly screen: WithdrawalScreen | undefined
  readonly texts: WithdrawalTexts
  readonly words: BuyingTexts
}

/** Withdrawal of the visitor who asks for it. */
export const withdrawalState = /* @__PURE__ */ featureState<WithdrawalState>('shop withdrawal', {
  screen: undefined,
  texts: withdrawalTexts('en'),
  words: buyingTexts('en'),
})
