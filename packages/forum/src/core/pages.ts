import { listPageAddress } from '@vitrine/ui/core'
import { replyAnchor } from './addresses.ts'
import {
  MAX_BOARD_PAGES,
  MAX_PERSON_PAGES,
  POSTS_PER_PERSON_PAGE,
  REPLIES_PER_PAGE,
  TOPICS_PER_PAGE,
} from './limits.ts'

/** Page of a topic on which a reply stands, from 1: replies are numbered without gaps, so it never changes. */
export function pageOfReply(number: number): number {
  return Math.max(1, Math.ceil(number / REPLIES_PER_PAGE))
}

/** Numbers of the replies on a page of a topic, both included. */
export function numbersOnPage(page: number): { readonly from: number; readonly to: number } {
  return { from: (page - 1) * REPLIES_PER_PAGE + 1, to: page * REPLIES_PER_PAGE }
}

/** Pages of a board with so many topics. */
export function pagesOfBoard(topics: number): number {
  return Math.min(MAX_BOARD_PAGES, Math.max(1, Math.ceil(topics / TOPICS_PER_PAGE)))
}

/** Pages of a writer with so many posts. */
export function pagesOfPerson(posts: number): number {
  return Math.min(MAX_PERSON_PAGES, Math.max(1, Math.ceil(posts / POSTS_PER_PERSON_PAGE)))
}

/** Address of a reply. @param topic Address of its topic. */
export function replyAddress(topic: string, number: number): string {
  return `${listPageAddress(topic, pageOfReply(number))}#${replyAnchor(number)}`
}
