export { type Member, type MemberHoldings, type Members, membersService } from './server/members-service.ts'
