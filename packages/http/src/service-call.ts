export { callService, postForm, type ServiceReply } from './server/service-call.ts'
