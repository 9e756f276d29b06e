import { describe, expect, it } from 'vitest'
import { piecesLeft, scopeOf, type WithdrawalScope } from './withdrawal.ts'
import { judgeWithdrawal, type KnownOrder, parseOrderNumber, parseTypedWithdrawal } from './withdrawal-form.ts'
import { withdrawalNotice, withdrawalReceipt } from './withdrawal-mails.ts'

const LINES = [{ quantity: 3 }, { quantity: 1 }]
const pieces = (line: number, quantity: number): WithdrawalScope => ({ kind: 'pieces', pieces: [{ line, quantity }] })

describe('pieces that can be withdrawn', () => {
  it('are those that no declaration names yet', () => {
    expect(piecesLeft(LINES, [])).toEqual([3, 1])
    expect(piecesLeft(LINES, [{ scope: pieces(0, 2) }, { scope: pieces(1, 1) }])).toEqual([1, 0])
    expect(piecesLeft(LINES, [{ scope: { kind: 'part', words: 'the lamp' } }])).toEqual([3, 1])
    expect(piecesLeft(LINES, [{ scope: pieces(0, 1) }, { scope: { kind: 'whole' } }])).toEqual([0, 0])
  })

  it.each([
    [[3, 1], { kind: 'whole' }],
    [[2, 0], pieces(0, 2)],
    [[0, 0], undefined],
    [[4, 0], undefined],
    [[-1, 1], undefined],
    [[0.5, 1], undefined],
    [[Number.NaN, 1], undefined],
    [[], undefined],
  ])('as chosen: %j', (chosen, scope) => expect(scopeOf(LINES, chosen, [3, 1])).toEqual(scope))

  it('that are all that is left are not the whole order, of which some were withdrawn before', () =>
    expect(scopeOf(LINES, [1, 1], [1, 1])).toEqual({
      kind: 'pieces',
      pieces: [
        { line: 0, quantity: 1 },
        { line: 1, quantity: 1 },
      ],
    }))
})

describe('a form of withdrawal', () => {
  const judge = (fields: Readonly<Record<string, string>>, order?: KnownOrder) =>
    judgeWithdrawal(parseTypedWithdrawal(new Map(Object.entries(fields)), order?.lines.length ?? 0), order)
  const problemsOf = (fields: Readonly<Record<string, string>>, order?: KnownOrder) => {
    const judged = judge(fields, order)
    return judged.ok ? {} : Object.fromEntries(judged.problems)
  }
  const FIELDS = { 'order-number': ' #12 ', email: 'ruth@example.org', name: ' Ruth ' }

  it('names an order, and of it all or a part in words', () => {
    expect(judge(FIELDS)).toEqual({ ok: true, withdrawal: { name: 'Ruth', scope: { kind: 'whole' } } })
    expect(judge({ ...FIELDS, part: ' the lamp ' })).toMatchObject({
      withdrawal: { scope: { kind: 'part', words: 'the lamp' } },
    })
  })

  it.each([
    [{}, { 'order-number': 'required', email: 'required', name: 'required' }],
    [{ 'order-number': 'AB12' }, { 'order-number': 'number' }],
    [{ email: 'ruth@example.org\r\nBcc: eve@example.org' }, { email: 'email' }],
    [{ name: 'x'.repeat(101) }, { name: 'tooLong' }],
    [{ part: 'x'.repeat(1_001) }, { part: 'tooLong' }],
  ])('says what is wrong: %#', (fields, problems) =>
    expect(problemsOf('order-number' in problems && 'email' in problems ? fields : { ...FIELDS, ...fields })).toEqual(
      problems,
    ))

  it('of an order whose address the buyer has chooses pieces, and asks for neither number nor mail', () => {
    const order: KnownOrder = { lines: LINES, received: [{ name: 'Ruth', scope: pieces(0, 1) }] }
    const fields = { name: 'Ruth', 'pieces-0': '2', 'pieces-1': '' }
    expect(judge(fields, order)).toMatchObject({ ok: true, withdrawal: { scope: pieces(0, 2) } })
    expect(problemsOf({ ...fields, 'pieces-0': '3' }, order)).toEqual({ pieces: 'noPieces' })
    expect(problemsOf({ ...fields, 'pieces-0': '1e1' }, order)).toEqual({ pieces: 'noPieces' })
    expect(problemsOf({ name: 'Ruth' }, order)).toEqual({ pieces: 'noPieces' })
  })

  it.each([
    ['12', 12],
    ['# 12', 12],
    ['0', undefined],
    ['012', undefined],
    ['1234567890', undefined],
    ['12 34', undefined],
    ['１２', undefined],
  ])('reads the number %j as %j', (typed, number) => expect(parseOrderNumber(typed)).toBe(number))
})

describe('a receipt of a withdrawal', () => {
  const FACTS = {
    withdrawal: { name: 'Ruth <b>', scope: { kind: 'pieces', pieces: [{ line: 1, quantity: 2 }] } },
    at: new Date('2026-11-26T10:00:05Z'),
    timeZone: 'Europe/Berlin',
    number: 12,
    email: 'ruth@example.org',
    language: 'en',
    isKnown: true,
    titles: ['Chair', 'Lamp'],
    address: 'https://halden.example/order/x/',
  } as const

  it('has date, time and content', () => {
    const { subject, text, html } = withdrawalReceipt(FACTS)
    expect(subject).toBe('Receipt of your withdrawal from order 12')
    expect(text).toMatch(/Received +26 November 2026 at 11:00:05 CET/)
    expect(text).toContain('Withdrawal from: 2 × Lamp')
    expect(html).toContain('Ruth &lt;b&gt;')
  })

  it('is in the language of the page', () => {
    const { subject, text } = withdrawalReceipt({ ...FACTS, language: 'de' })
    expect(subject).toBe('Eingangsbestätigung Ihres Widerrufs zur Bestellung 12')
    expect(text).toMatch(/Eingegangen +26\. November 2026 um 11:00:05 MEZ/)
    expect(withdrawalReceipt({ ...FACTS, language: 'he' }).html).toContain('dir="rtl"')
  })

  it('to an address of no order has no words that somebody typed; the notice for the owner has them', () => {
    const unknown = {
      ...FACTS,
      isKnown: false,
      withdrawal: { name: 'Buy pills', scope: { kind: 'part', words: 'https://pills.example' } },
    } as const
    const receipt = withdrawalReceipt(unknown)
    expect(receipt.text + receipt.html).not.toMatch(/pills/)
    expect(receipt.text).toContain('No order with this number belongs to this e-mail address')
    expect(withdrawalNotice(unknown).text).toContain('https://pills.example')
    expect(withdrawalNotice(unknown).text).toContain('Buy pills')
  })
})
