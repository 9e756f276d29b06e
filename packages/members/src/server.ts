export { createMembers, type RunningMembers } from './server/create-members.ts'
export { memberRoutes } from './server/member-routes.ts'
export { visitAccount } from './server/visit-account.ts'
