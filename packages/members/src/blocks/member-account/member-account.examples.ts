import type { MemberAccountBlock } from './member-account.block.ts'

export const examples = [{ blockType: 'memberAccount', id: 'account' }] satisfies MemberAccountBlock[]
