import { siteTime } from '@vitrine/content/core'
import { buyingTexts } from '../buying/buying-texts.ts'
import { type MailRow, mailHtml, mailText } from '../order/mail-layout.ts'
import type { WrittenMail } from '../order/order-mails.ts'
import { filled } from '../shop-texts.ts'
import { scopeWords } from './scope-words.ts'
import type { Withdrawal } from './withdrawal.ts'
import { type WithdrawalTexts, withdrawalTexts } from './withdrawal-texts.ts'

/** A withdrawal as its mails tell of it. */
export interface WithdrawalFacts {
  readonly withdrawal: Withdrawal
  readonly at: Date
  /** IANA name, of the time on the receipt. */
  readonly timeZone: string
  readonly number: number
  readonly email: string
  /** BCP 47 tag. */
  readonly language: string
  /** True if the order is there, and its buyer's. */
  readonly isKnown: boolean
  /** Titles of the order's lines. */
  readonly titles: readonly string[]
  /** Absolute address of the order's page, or of the form. */
  readonly address: string
}

/**
 * Writes the receipt for a buyer: date, time and content. To an address that no order is of, nothing goes that somebody typed
 * but the number, so that nobody sends their own words to others by it.
 */
export function withdrawalReceipt(facts: WithdrawalFacts): WrittenMail {
  const texts = withdrawalTexts(facts.language)
  const { isKnown, withdrawal } = facts
  const hidden = isKnown || withdrawal.scope.kind === 'whole' ? undefined : texts.somePieces
  return written(facts, {
    subject: texts.mailSubject,
    paragraph: isKnown ? texts.mailText : texts.mailUnknown,
    scope: hidden ?? scopeInWords(facts, texts),
    named: isKnown,
  })
}

/** Writes the notice for the owner, with all that was typed. */
export function withdrawalNotice(facts: WithdrawalFacts): WrittenMail {
  const texts = withdrawalTexts(facts.language)
  return written(facts, {
    subject: facts.isKnown ? texts.noticeSubject : texts.noticeUnknownSubject,
    paragraph: facts.isKnown ? texts.notice : texts.noticeUnknown,
    scope: scopeInWords(facts, texts),
    named: true,
  })
}

function scopeInWords({ withdrawal, titles }: WithdrawalFacts, texts: WithdrawalTexts): string {
  return scopeWords(withdrawal.scope, titles, texts)
}

interface MailWords {
  readonly subject: string
  readonly paragraph: string
  readonly scope: string
  /** True where the name that was typed stands in it. */
  readonly named: boolean
}

function written(facts: WithdrawalFacts, { subject, paragraph, scope, named }: MailWords): WrittenMail {
  const { language, number, isKnown, address } = facts
  const texts = withdrawalTexts(language)
  const fill = (text: string) => filled(text, { number: String(number) })
  const parts = {
    language,
    heading: fill(subject),
    paragraphs: [fill(paragraph), `${texts.scope}: ${scope}`],
    tables: [rowsOf(facts, named)],
    link: { label: isKnown ? texts.mailLink : texts.mailLinkUnknown, address },
  }
  return { subject: parts.heading, text: mailText(parts), html: mailHtml(parts) }
}

function rowsOf(
  { language, number, at, timeZone, email, withdrawal }: WithdrawalFacts,
  named: boolean,
): readonly MailRow[] {
  const [texts, words] = [withdrawalTexts(language), buyingTexts(language)]
  return [
    { label: texts.order, value: String(number) },
    { label: texts.receivedAt, value: siteTime(at, 'stamp', { locale: language, timeZone }) },
    ...(named ? [{ label: words.name, value: withdrawal.name }] : []),
    { label: words.email, value: email },
  ]
}
