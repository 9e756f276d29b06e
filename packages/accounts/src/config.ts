export { accountSettings } from './content/account-settings.ts'
export { recoveryCodes, secondFactors } from './content/second-factor/collections.ts'
export { withTickets } from './content/second-factor/ticket-endpoints.ts'
export { usersCollection } from './content/users.ts'
