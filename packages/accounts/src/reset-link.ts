export { readResetLink } from './content/reset-link/read-reset-link.ts'
