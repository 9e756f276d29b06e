export type { AccountEntry, AccountPart } from './core/account-part.ts'
