export { type PendingSignIn, pendingSignIn } from './content/second-factor/pending-sign-in.ts'
