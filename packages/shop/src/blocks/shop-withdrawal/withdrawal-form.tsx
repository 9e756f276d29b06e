import type { ReactNode } from 'react'
import type { BuyingTexts } from '../../core/buying/buying-texts.ts'
import { MAX_LENGTHS } from '../../core/checkout/checkout-form.ts'
import { filled } from '../../core/shop-texts.ts'
import {
  MAX_NUMBER_LENGTH,
  MAX_PART_LENGTH,
  piecesField,
  WITHDRAWAL_FIELDS,
  type WithdrawalField,
} from '../../core/withdrawal/withdrawal-form.ts'
import type { WithdrawalScreen, WithdrawnOrder } from '../../core/withdrawal/withdrawal-screen.ts'
import type { WithdrawalTexts } from '../../core/withdrawal/withdrawal-texts.ts'
import { BuyingField, BuyingInput, fieldId } from '../../ui/buying-field.tsx'
import { ProblemSummary } from '../../ui/problem-summary.tsx'

/** Part of the page that a step leads to, so that it takes the focus, without script as well. */
export const STEP_ID = 'withdrawal-step'

interface Parts {
  readonly screen: WithdrawalScreen
  readonly problems: ReadonlyMap<WithdrawalField, string>
  readonly texts: WithdrawalTexts
  readonly words: BuyingTexts
}

/** First step: which order, and what of it. */
export function WithdrawalForm(parts: Parts): ReactNode {
  const { screen, problems, texts, words } = parts
  const { order, typed, address, key, refusal } = screen
  const named = [...problems].map(([field, problem]) => ({ field, label: labelOf(field, parts), problem }))
  return (
    <form className="withdrawal__form" method="post" action={`${address}#${STEP_ID}`} noValidate>
      <ProblemSummary id={STEP_ID} title={words.problems} refusals={refusal ? [refusal] : []} problems={named} />
      <input type="hidden" name={WITHDRAWAL_FIELDS.key} value={key} />
      {!order && <NamedOrder {...parts} />}
      <BuyingInput
        name={WITHDRAWAL_FIELDS.name}
        label={words.name}
        value={typed.name}
        problem={problems.get('name')}
        autoComplete="name"
        maxLength={MAX_LENGTHS.line}
        required
      />
      {order ? <Pieces {...parts} order={order} /> : <Part {...parts} />}
      <button className="button-link" type="submit" name={WITHDRAWAL_FIELDS.action} value="review">
        {texts.next}
      </button>
    </form>
  )
}

/** Fields of a buyer who names the order. */
function NamedOrder({ screen: { typed }, problems, texts, words }: Parts): ReactNode {
  return (
    <>
      <BuyingInput
        name={WITHDRAWAL_FIELDS.number}
        label={texts.orderNumber}
        hint={texts.numberHint}
        value={typed.number}
        problem={problems.get('order-number')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_NUMBER_LENGTH}
        required
        dir="ltr"
      />
      <BuyingInput
        name={WITHDRAWAL_FIELDS.email}
        label={words.email}
        hint={texts.emailHint}
        value={typed.email}
        problem={problems.get('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={MAX_LENGTHS.email}
        required
        dir="ltr"
      />
    </>
  )
}

function Part({ screen: { typed }, problems, texts, words }: Parts): ReactNode {
  return (
    <BuyingField
      name={WITHDRAWAL_FIELDS.part}
      label={texts.part}
      hint={texts.partHint}
      aside={words.optional}
      problem={problems.get('part')}
    >
      {(described) => (
        <textarea
          className="buying__control"
          name={WITHDRAWAL_FIELDS.part}
          defaultValue={typed.part}
          maxLength={MAX_PART_LENGTH}
          rows={3}
          dir="auto"
          {...described}
        />
      )}
    </BuyingField>
  )
}

/** Numbers of pieces, all that are left to begin with. */
function Pieces({ screen: { typed }, problems, texts, order }: Parts & { readonly order: WithdrawnOrder }): ReactNode {
  const id = fieldId('pieces')
  const problem = problems.get('pieces')
  return (
    <fieldset
      className="withdrawal__pieces"
      id={id}
      tabIndex={-1}
      aria-describedby={problem ? `${id}-problem ${id}-hint` : `${id}-hint`}
    >
      <legend className="buying__heading">{texts.pieces}</legend>
      <p className="buying__soft" id={`${id}-hint`}>
        {texts.piecesHint}
      </p>
      {problem && (
        <p className="buying__problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {order.lines.map(({ line, title, left }) => (
        <BuyingInput
          key={line}
          name={piecesField(line)}
          label={filled(texts.piecesOf, { title, left: String(left) })}
          value={typed.pieces[line] ?? ''}
          problem={undefined}
          type="number"
          inputMode="numeric"
          min={0}
          max={left}
        />
      ))}
    </fieldset>
  )
}

function labelOf(field: WithdrawalField, { texts, words }: Parts): string {
  switch (field) {
    case 'order-number':
      return texts.orderNumber
    case 'part':
      return texts.part
    case 'pieces':
      return texts.pieces
    default:
      return words[field]
  }
}
