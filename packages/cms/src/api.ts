export { refuseUnreadable } from './config/refuse-unreadable.ts'
