export type { AccountEntry, AccountPart } from './core/account-part.ts'
export { INVITE_ADDRESS } from './core/invitation-address.ts'
