export { setupCode } from './content/setup/setup-code.ts'
