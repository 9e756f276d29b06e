import { siteTime } from '@vitrine/content/core'
import { type BuyingTexts, buyingTexts } from '../../core/buying/buying-texts.ts'
import { filled } from '../../core/shop-texts.ts'
import { scopeWords } from '../../core/withdrawal/scope-words.ts'
import { piecesLeft, type ReceivedWithdrawal, type Withdrawal } from '../../core/withdrawal/withdrawal.ts'
import type {
  TypedWithdrawal,
  WithdrawalField,
  WithdrawalProblem,
  WithdrawalProblems,
} from '../../core/withdrawal/withdrawal-form.ts'
import type { WithdrawalScreen, WithdrawalStep, WithdrawnOrder } from '../../core/withdrawal/withdrawal-screen.ts'
import { withdrawalTexts } from '../../core/withdrawal/withdrawal-texts.ts'
import type { OrderDetail } from '../../store/orders/order-detail.ts'
import type { StoredOrder } from '../../store/orders/order-rows.ts'

/** The order of a buyer who has its address. */
export interface VisitedOrder {
  readonly order: StoredOrder
  readonly detail: OrderDetail
  readonly received: readonly ReceivedWithdrawal[]
}

/** A withdrawal, as its page is to show it. */
export interface WithdrawalView {
  readonly visited: VisitedOrder | undefined
  readonly typed: TypedWithdrawal
  readonly key: string
  readonly step: WithdrawalStep
  readonly refusal: string | undefined
  readonly terms: string | undefined
  readonly address: string
  readonly locale: string
  readonly timeZone: string
}

/** Puts the page of withdrawal together. */
export function showWithdrawal(view: WithdrawalView): WithdrawalScreen {
  const { visited, typed, key, refusal, terms, address } = view
  const order = visited && shownOrder(visited, view)
  return { address, order, typed, key, refusal, terms, now: stepNow(view, order) }
}

/** The form gives way to a sentence where nothing is left to withdraw from. */
function stepNow({ step, visited, locale }: WithdrawalView, order: WithdrawnOrder | undefined): WithdrawalStep {
  const texts = withdrawalTexts(locale)
  if (step.step !== 'form' || !order || !visited) return step
  if (visited.order.state === 'ended') return { step: 'over', sentences: [texts.ended] }
  return order.lines.length > 0 ? step : { step: 'over', sentences: [texts.nothingLeft] }
}

function shownOrder({ order, detail, received }: VisitedOrder, view: WithdrawalView): WithdrawnOrder {
  const { address, locale, timeZone } = view
  const texts = withdrawalTexts(locale)
  const left = piecesLeft(detail.lines, received)
  const titles = detail.lines.map(({ title }) => title)
  return {
    number: order.number,
    address: address.replace(/[^/]+\/$/, ''),
    lines: detail.lines.flatMap(({ title }, line) => (left[line] ? [{ line, title, left: left[line] }] : [])),
    before: received.map(({ at, scope }) =>
      filled(texts.receivedBefore, {
        moment: siteTime(at, 'stamp', { locale, timeZone }),
        scope: scopeWords(scope, titles, texts),
      }),
    ),
  }
}

/** Form as it begins: everything that is left, and the name on the order. */
export function typedAtFirst(visited: VisitedOrder | undefined): TypedWithdrawal {
  const { lines = [], buyer } = visited?.detail ?? {}
  return {
    number: '',
    email: '',
    name: buyer?.invoiceTo.name ?? '',
    part: '',
    pieces: piecesLeft(lines, visited?.received ?? []).map(String),
  }
}

/** Declaration, row by row, for its second step. */
export function reviewRows({
  withdrawal,
  typed,
  visited,
  locale,
}: Pick<WithdrawalView, 'typed' | 'visited' | 'locale'> & { readonly withdrawal: Withdrawal }) {
  const [texts, words] = [withdrawalTexts(locale), buyingTexts(locale)]
  const titles = visited?.detail.lines.map(({ title }) => title) ?? []
  return [
    { label: texts.order, value: visited ? String(visited.order.number) : typed.number.trim() },
    { label: words.email, value: visited?.order.email ?? typed.email.trim() },
    { label: words.name, value: withdrawal.name },
    { label: texts.scope, value: scopeWords(withdrawal.scope, titles, texts) },
  ]
}

/** Problems in words, beside their fields. */
export function formProblems(problems: WithdrawalProblems, locale: string): ReadonlyMap<WithdrawalField, string> {
  return new Map([...problems].map(([field, problem]) => [field, problemWords(problem, locale)]))
}

const PROBLEM_TEXTS: Readonly<Partial<Record<WithdrawalProblem, keyof BuyingTexts>>> = {
  required: 'required',
  email: 'notEmail',
}

function problemWords(problem: WithdrawalProblem, locale: string): string {
  const texts = withdrawalTexts(locale)
  if (problem === 'number') return texts.notNumber
  if (problem === 'noPieces') return texts.noPieces
  return buyingTexts(locale)[PROBLEM_TEXTS[problem] ?? 'tooLong']
}
