/** Replies on one page of a topic; the words that open the topic are the first of them. */
export const REPLIES_PER_PAGE = 30

/** Topics on one page of a board. */
export const TOPICS_PER_PAGE = 30

/** Pages of a board that have addresses. Topics that nobody has answered for longer have theirs, and are found by the search. */
export const MAX_BOARD_PAGES = 100

/** Posts on one page of a writer, and pages that it has: of who has written more, those that were written last. */
export const POSTS_PER_PERSON_PAGE = 20
export const MAX_PERSON_PAGES = 25

/** Boards of a forum. */
export const MAX_BOARDS = 500

/** Levels of boards inside each other. */
export const MAX_BOARD_LEVELS = 5

/** Topics in a block of those that were answered last. */
export const MAX_NEWEST_TOPICS = 20

/** Topics in the sitemap: those that were answered last. */
export const MAX_LISTED_TOPICS = 20_000

/** Characters of selected words that are quoted. */
export const MAX_QUOTED_WORDS = 1_000

/** Posts of a topic whose words the search knows: its first ones. */
export const MAX_SEARCHED_POSTS = 100

/** UTF-16 code units of a text or a name, as `maxlength` counts them. */
export const FORUM_LENGTHS = { title: 150, text: 10_000, name: 40, reason: 500 } as const

/** Quotes and lists inside each other in a text; what is deeper stands beside them. So do bold words in italic ones. */
export const MAX_POST_DEPTH = 6

/** Characters between the signs of bold and italic words, and of a link's words. */
export const MAX_SPAN_LENGTH = 1_000

/** Approved texts after which links of a member are not held any more. */
export const TRUSTED_POSTS = 5

/** Bytes of the body of a form: four for each character of a text, what browsers write around fields, and the rest. */
export const MAX_BODY_BYTES = 128 * 1024

/** Minutes for which members may change what they wrote. */
export const EDIT_MINUTES = 15

/** Texts of one member in a minute. */
export const MAX_POSTS_PER_MINUTE = 5

/** Forms that one network may send in a minute. */
export const MAX_FORMS_PER_MINUTE = 30

/** Texts of one member that may wait to be approved; who has written more reads so. */
export const MAX_HELD_OF_PERSON = 10

/** Reports of one member in a minute. */
export const MAX_REPORTS_PER_MINUTE = 5

/** Posts in the queue of moderators, and those that one form or request of theirs acts on. */
export const MAX_QUEUED_POSTS = 50
export const MAX_MODERATED_POSTS = 200

/** Posts that are put into another topic at once. */
export const MAX_MOVED_POSTS = 10_000

/** Subscriptions to one topic or board, and of one member. */
export const MAX_SUBSCRIBERS = 2_000
export const MAX_SUBSCRIPTIONS = 500

/** Hours that a digest gathers what is new. */
export const DIGEST_HOURS = 24

/** Posts that a digest names. */
export const MAX_DIGEST_POSTS = 50

/** Seconds that writing a text takes at least. */
export const MIN_WRITING_SECONDS = 3

/** Links of one text; with more it is taken for spam. */
export const MAX_LINKS = 10

const MINUTE_MS = 60_000

/** True while a member may still change what they wrote. */
export function isEditable(writtenAt: Date, now: Date): boolean {
  return now.getTime() - writtenAt.getTime() < EDIT_MINUTES * MINUTE_MS
}
