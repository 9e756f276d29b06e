export { fail, main } from './seed/main.ts'
