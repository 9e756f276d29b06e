export { type TicketOwes, ticketOwes } from './second-factor/ticket-owes.ts'
