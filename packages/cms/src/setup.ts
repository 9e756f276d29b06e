export { setupCode } from './setup/setup-code.ts'
