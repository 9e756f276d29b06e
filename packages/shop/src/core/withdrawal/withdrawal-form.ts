import { pastedText } from '@vitrine/content/core'
import { type FieldProblem, MAX_LENGTHS, mailProblem } from '../checkout/checkout-form.ts'
import { piecesLeft, scopeOf, type Withdrawal, type WithdrawalScope } from './withdrawal.ts'

/** Fields of the form. Pieces of a line are in a field that names its position, see {@link piecesField}. */
export const WITHDRAWAL_FIELDS = {
  action: 'action',
  number: 'order-number',
  email: 'email',
  name: 'name',
  /** Part of the order, in the buyer's own words. */
  part: 'part',
  /** Drawn with the form. */
  key: 'key',
} as const

/** Steps that its buttons lead to. */
export type WithdrawalAction = 'review' | 'change' | 'confirm'

/** Characters of the words for a part of an order. */
export const MAX_PART_LENGTH = 1_000

/** Characters of an order number as it is typed. */
export const MAX_NUMBER_LENGTH = 12

/** Name of the field with the pieces of a line. */
export const piecesField = (line: number) => `pieces-${line}`

/** Form as it was typed. */
export interface TypedWithdrawal {
  readonly number: string
  readonly email: string
  readonly name: string
  readonly part: string
  /** Pieces by line. */
  readonly pieces: readonly string[]
}

/** Fields that a problem can be beside. */
export type WithdrawalField = 'order-number' | 'email' | 'name' | 'part' | 'pieces'
export type WithdrawalProblem = FieldProblem | 'number' | 'noPieces'
export type WithdrawalProblems = ReadonlyMap<WithdrawalField, WithdrawalProblem>

type Fields = ReadonlyMap<string, string>

/** Reads what was typed, bounded, with nothing judged. @param lines Lines of an order whose buyer is known; else none. */
export function parseTypedWithdrawal(fields: Fields, lines: number): TypedWithdrawal {
  const line = (name: string, length: number) => (fields.get(name) ?? '').slice(0, length + 1)
  return {
    number: pastedText(line(WITHDRAWAL_FIELDS.number, MAX_NUMBER_LENGTH)),
    email: pastedText(line(WITHDRAWAL_FIELDS.email, MAX_LENGTHS.email)),
    name: line(WITHDRAWAL_FIELDS.name, MAX_LENGTHS.line),
    part: line(WITHDRAWAL_FIELDS.part, MAX_PART_LENGTH),
    pieces: Array.from({ length: lines }, (_, index) => line(piecesField(index), MAX_NUMBER_LENGTH)),
  }
}

export function parseWithdrawalAction(typed: string | undefined): WithdrawalAction {
  return typed === 'confirm' || typed === 'change' ? typed : 'review'
}

/** Number of an order as people write it: `12`, `#12`. @returns Undefined for what is none. */
export function parseOrderNumber(typed: string): number | undefined {
  const [, digits] = /^\s*#?\s*([1-9][0-9]{0,8})\s*$/.exec(typed) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** An order whose buyer is known, by the address of its page. */
export interface KnownOrder {
  readonly lines: readonly { readonly quantity: number }[]
  readonly received: readonly Withdrawal[]
}

/** A form without problems is a declaration. */
export type JudgedWithdrawal =
  | { readonly ok: true; readonly withdrawal: Withdrawal }
  | { readonly ok: false; readonly problems: WithdrawalProblems }

/** Judges what was typed. @param order Undefined: the buyer names the order. */
export function judgeWithdrawal(typed: TypedWithdrawal, order: KnownOrder | undefined): JudgedWithdrawal {
  const scope = order ? scopeOfPieces(typed, order) : scopeOfWords(typed)
  const found: readonly (readonly [WithdrawalField, WithdrawalProblem | undefined])[] = [
    ...(order
      ? []
      : ([
          ['order-number', numberProblem(typed.number)],
          ['email', mailProblem(typed.email)],
        ] as const)),
    ['name', nameProblem(typed.name)],
    ['pieces', scope ? undefined : 'noPieces'],
    ['part', typed.part.length > MAX_PART_LENGTH ? 'tooLong' : undefined],
  ]
  const problems = new Map(found.flatMap(([field, problem]) => (problem ? [[field, problem] as const] : [])))
  if (problems.size > 0 || !scope) return { ok: false, problems }
  return { ok: true, withdrawal: { name: typed.name.trim(), scope } }
}

function scopeOfPieces({ pieces }: TypedWithdrawal, { lines, received }: KnownOrder): WithdrawalScope | undefined {
  const chosen = pieces.map((typed) => (/^\s*\d{0,6}\s*$/.test(typed) ? Number(typed) : Number.NaN))
  return scopeOf(lines, chosen, piecesLeft(lines, received))
}

function scopeOfWords({ part }: TypedWithdrawal): WithdrawalScope {
  const words = part.trim()
  return words === '' ? { kind: 'whole' } : { kind: 'part', words }
}

function numberProblem(typed: string): WithdrawalProblem | undefined {
  if (typed.trim() === '') return 'required'
  return parseOrderNumber(typed) === undefined ? 'number' : undefined
}

function nameProblem(typed: string): WithdrawalProblem | undefined {
  if (typed.trim() === '') return 'required'
  return typed.length > MAX_LENGTHS.line ? 'tooLong' : undefined
}
