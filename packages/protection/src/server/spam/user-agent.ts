import type { SpamCheck } from './spam-check.ts'

/** Characters of a user agent below which it is nobody's browser. [reference 13.3] */
const MIN_USER_AGENT_LENGTH = 2

export const userAgentCheck: SpamCheck = ({ userAgent }) =>
  userAgent.trim().length < MIN_USER_AGENT_LENGTH ? { agent: 'wpcf7', cause: 'user agent too short' } : undefined
