import { record, text } from '@vitrine/content/core'
import { POST_ACTS, type PostAct, TOPICS_ACTS } from './acts.ts'
import { FORUM_LENGTHS, MAX_MODERATED_POSTS } from './limits.ts'

/** Something that the admin asks for several posts or topics. */
interface Asked {
  readonly ids: readonly number[]
  /** Empty: none was given. */
  readonly reason: string
}

export type AskedPostsAct = Asked & { readonly act: PostAct }

export type AskedTopicsAct = Asked &
  ({ readonly act: Exclude<(typeof TOPICS_ACTS)[number], 'move'> } | { readonly act: 'move'; readonly board: number })

/** Reads what is asked for posts; undefined for anything that is none. */
export function parsePostsAct(raw: unknown): AskedPostsAct | undefined {
  const asked = parseAsked(raw)
  const act = POST_ACTS.find((name) => name === record(raw).action)
  return asked && act && { ...asked, act }
}

/** Reads what is asked for topics; undefined for anything that is none. */
export function parseTopicsAct(raw: unknown): AskedTopicsAct | undefined {
  const asked = parseAsked(raw)
  const { action, board } = record(raw)
  const act = TOPICS_ACTS.find((name) => name === action)
  if (!asked || !act) return undefined
  if (act !== 'move') return { ...asked, act }
  const id = idIn(board)
  return id === undefined ? undefined : { ...asked, act, board: id }
}

function parseAsked(raw: unknown): Asked | undefined {
  const { ids, reason } = record(raw)
  if (!Array.isArray(ids) || ids.length > MAX_MODERATED_POSTS) return undefined
  const words = text(reason) ?? ''
  const whole = ids.flatMap((id) => idIn(id) ?? [])
  return whole.length === ids.length && words.length <= FORUM_LENGTHS.reason ? { ids: whole, reason: words } : undefined
}

function idIn(raw: unknown): number | undefined {
  const id = Number(raw)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
