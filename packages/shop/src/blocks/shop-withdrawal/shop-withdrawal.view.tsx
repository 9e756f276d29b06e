import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import type { ReactNode } from 'react'
import type { BuyingTexts } from '../../core/buying/buying-texts.ts'
import { filled } from '../../core/shop-texts.ts'
import { piecesField, WITHDRAWAL_FIELDS } from '../../core/withdrawal/withdrawal-form.ts'
import { type WithdrawalScreen, type WithdrawalStep, withdrawalState } from '../../core/withdrawal/withdrawal-screen.ts'
import type { WithdrawalTexts } from '../../core/withdrawal/withdrawal-texts.ts'
import { BuyingNotice } from '../../ui/buying-notice.tsx'
import { type ShopWithdrawalBlock, shopWithdrawal } from './shop-withdrawal.block.ts'
import { STEP_ID, WithdrawalForm } from './withdrawal-form.tsx'

interface Parts {
  readonly screen: WithdrawalScreen
  readonly texts: WithdrawalTexts
  readonly words: BuyingTexts
}

const Withdrawal: BlockRenderer<ShopWithdrawalBlock> = ({ context }) => {
  const { screen, texts, words } = withdrawalState.of(context)
  if (!screen) return null
  const { order } = screen
  return (
    <section className="buying withdrawal">
      <h1 className="buying__title">{texts.title}</h1>
      <div className="withdrawal__body">
        {order?.before.map((sentence) => (
          <BuyingNotice key={sentence} done={sentence} />
        ))}
        <Step screen={screen} texts={texts} words={words} />
        {order && (
          <p>
            <a href={order.address}>{texts.backToOrder}</a>
          </p>
        )}
      </div>
    </section>
  )
}

function Step({ screen, texts, words }: Parts): ReactNode {
  const { now, order } = screen
  switch (now.step) {
    case 'form':
      return (
        <>
          <p>{order ? filled(texts.leadKnown, { number: String(order.number) }) : texts.lead}</p>
          <Terms screen={screen} texts={texts} words={words} />
          <WithdrawalForm screen={screen} problems={now.problems} texts={texts} words={words} />
        </>
      )
    case 'review':
      return <Review screen={screen} rows={now.rows} texts={texts} words={words} />
    case 'over':
      return now.sentences.map((sentence) => (
        <p key={sentence} className="withdrawal__sentence">
          {sentence}
        </p>
      ))
  }
}

/** Sentence that leads to the owner's page on the right of withdrawal. Nothing where there is none. */
function Terms({ screen: { terms }, texts, words }: Parts): ReactNode {
  if (terms === undefined) return null
  const [before, after] = texts.terms.split('{withdrawal}')
  return (
    <p className="buying__soft">
      {before}
      <a href={terms}>{words.withdrawal}</a>
      {after}
    </p>
  )
}

/** Second step: what is declared, and the button that does it. */
function Review({
  screen,
  rows,
  texts,
}: Parts & { readonly rows: Extract<WithdrawalStep, { step: 'review' }>['rows'] }): ReactNode {
  const { address, refusal } = screen
  return (
    <form className="withdrawal__form" method="post" action={`${address}#${STEP_ID}`}>
      <h2 className="buying__heading" id={STEP_ID} tabIndex={-1}>
        {texts.review}
      </h2>
      <BuyingNotice problem={refusal} />
      <dl className="order__transfer">
        {rows.map(({ label, value }) => (
          <div key={label} className="order__transfer-row">
            <dt>{label}</dt>
            <dd className="order__lines-kept">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p>{texts.reviewLead}</p>
      <Typed screen={screen} />
      <div className="order__pay">
        <button className="button-link" type="submit" name={WITHDRAWAL_FIELDS.action} value="confirm">
          {texts.confirm}
        </button>
        <button className="buying__link-button" type="submit" name={WITHDRAWAL_FIELDS.action} value="change">
          {texts.change}
        </button>
      </div>
    </form>
  )
}

/** Hidden fields that take along to the second step what was typed in the first. */
function Typed({ screen: { typed, key, order } }: { readonly screen: WithdrawalScreen }): ReactNode {
  const { number, email, name, part, pieces } = typed
  const fields = {
    [WITHDRAWAL_FIELDS.key]: key,
    [WITHDRAWAL_FIELDS.name]: name,
    ...(order
      ? Object.fromEntries(pieces.map((typedPieces, line) => [piecesField(line), typedPieces]))
      : { [WITHDRAWAL_FIELDS.number]: number, [WITHDRAWAL_FIELDS.email]: email, [WITHDRAWAL_FIELDS.part]: part }),
  }
  return Object.entries(fields).map(([field, value]) => <input key={field} type="hidden" name={field} value={value} />)
}

export const view = defineView(shopWithdrawal, {
  Block: Withdrawal,
  styles: ['buying', 'shop-order', 'shop-withdrawal'],
  holdsTitle: true,
})
