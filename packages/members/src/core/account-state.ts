import type { AccountPart } from '@vitrine/accounts/core'
import { featureState } from '@vitrine/kit/core'
import type { AccountScreen } from './account-screen.ts'
import { ACCOUNT_TEXTS, type AccountTexts } from './account-texts.ts'

interface AccountState {
  readonly screen: AccountScreen
  readonly texts: AccountTexts
  /** Parts of the account that other features have. */
  readonly parts: readonly AccountPart[]
  /** Addresses of the account page and of the page that asks before it erases, in the language of the page. */
  readonly addresses: { readonly account: string; readonly erase: string }
}

/** Screen of an account page for the visitor who asks for it, with its texts. */
export const accountState = /* @__PURE__ */ featureState<AccountState>('member account', {
  screen: { kind: 'sign in', address: { value: '' }, canJoin: false },
  texts: ACCOUNT_TEXTS.en,
  parts: [],
  addresses: { account: '/account/', erase: '/account/erase/' },
})
