import type { Board } from './board.ts'

/** Kinds of people, as the forum tells them apart. Accounts of the admin with rights to the forum are its editors. */
export const FORUM_ROLES = ['visitor', 'blocked', 'member', 'moderator', 'editor'] as const

export type ForumRole = (typeof FORUM_ROLES)[number]

/** Operations of the forum that are asked about. */
export const FORUM_OPERATIONS = ['read', 'begin', 'reply', 'edit', 'report', 'solve', 'moderate'] as const

export type ForumOperation = (typeof FORUM_OPERATIONS)[number]

/**
 * Conditions of an operation: `reader`, who may read the board; `writer`, who may write on it, in a topic that is not closed;
 * `own`, as a writer, on what is their own.
 */
export type Condition = 'always' | 'never' | 'reader' | 'writer' | 'own'

/** Conditions under which each kind of people may do each thing. */
export const FORUM_RIGHTS: Readonly<Record<ForumRole, Readonly<Record<ForumOperation, Condition>>>> = {
  visitor: {
    read: 'reader',
    begin: 'never',
    reply: 'never',
    edit: 'never',
    report: 'never',
    solve: 'never',
    moderate: 'never',
  },
  blocked: {
    read: 'reader',
    begin: 'never',
    reply: 'never',
    edit: 'never',
    report: 'never',
    solve: 'never',
    moderate: 'never',
  },
  member: {
    read: 'reader',
    begin: 'writer',
    reply: 'writer',
    edit: 'own',
    report: 'reader',
    solve: 'own',
    moderate: 'never',
  },
  moderator: {
    read: 'reader',
    begin: 'reader',
    reply: 'reader',
    edit: 'own',
    // They act on a post themselves.
    report: 'never',
    solve: 'reader',
    moderate: 'reader',
  },
  editor: {
    read: 'always',
    begin: 'never',
    reply: 'never',
    edit: 'never',
    report: 'never',
    solve: 'always',
    moderate: 'always',
  },
}

/** Somebody who asks. */
export interface ForumActor {
  readonly role: ForumRole
  /** Mail address of a member, in small letters. */
  readonly address?: string
}

/** Subject of an operation. */
export interface ForumSubject {
  readonly board: Pick<Board, 'reads' | 'writes' | 'people'>
  /** True if nobody answers in the topic any more. */
  readonly isClosed?: boolean
  /** True if the actor wrote it. */
  readonly isOwn?: boolean
}

/** True if somebody may do something. */
export function mayInForum(actor: ForumActor, operation: ForumOperation, subject: ForumSubject): boolean {
  const condition = FORUM_RIGHTS[actor.role][operation]
  switch (condition) {
    case 'always':
      return true
    case 'never':
      return false
    case 'reader':
      return isReader(actor, subject.board)
    case 'writer':
      return isWriter(actor, subject)
    case 'own':
      return subject.isOwn === true && (actor.role === 'moderator' || isWriter(actor, subject))
  }
}

function isReader({ role, address }: ForumActor, { reads, people }: ForumSubject['board']): boolean {
  if (reads === 'everyone') return true
  if (role === 'visitor') return false
  return reads === 'members' || (address !== undefined && people.has(address))
}

function isWriter(actor: ForumActor, { board, isClosed = false }: ForumSubject): boolean {
  if (isClosed || board.writes === 'nobody' || !isReader(actor, board)) return false
  return board.writes === 'members' || (actor.address !== undefined && board.people.has(actor.address))
}
