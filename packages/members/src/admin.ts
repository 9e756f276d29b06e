export { EraseMember } from './admin/erase-member.tsx'
