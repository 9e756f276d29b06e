export { isPublicAddress } from './server/public-address.ts'
