export { main } from './seed/main.ts'
