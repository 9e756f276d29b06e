export { askService, callService, postForm, type ServiceAnswer, type ServiceReply } from './server/service-call.ts'
