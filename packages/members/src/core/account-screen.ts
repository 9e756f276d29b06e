import type { Done } from './account-form.ts'

/** Problem of a form, by the name of its text. */
export type AccountProblem =
  | 'required'
  | 'notAnAddress'
  | 'tooLong'
  | 'notAgreed'
  | 'tooMany'
  | 'sameAddress'
  | 'addressTaken'
  | 'blocked'
  | 'closed'
  | 'deadLink'

/** A form field as it was typed, and what is wrong with it. */
export interface TypedField {
  readonly value: string
  readonly problem?: AccountProblem
}

/** Screen of an account page for one visitor. */
export type AccountScreen =
  | {
      readonly kind: 'sign in'
      readonly address: TypedField
      /** Where they wanted to go. */
      readonly back?: string
      readonly done?: Done
      /** Why they are here, where it is not that they came by themselves. */
      readonly problem?: AccountProblem
      /** True if the link makes an account where there is none. */
      readonly canJoin: boolean
    }
  | {
      readonly kind: 'confirm'
      readonly link: string
      readonly purpose: 'sign in' | 'address'
      readonly address: string
    }
  | {
      readonly kind: 'account'
      readonly address: string
      readonly name: TypedField
      readonly newAddress: TypedField
      readonly done?: Done
      readonly problem?: AccountProblem
    }
  | { readonly kind: 'erase'; readonly address: string; readonly problem?: AccountProblem }
