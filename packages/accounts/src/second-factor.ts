export { type TicketOwes, ticketOwes } from './content/second-factor/ticket-owes.ts'
