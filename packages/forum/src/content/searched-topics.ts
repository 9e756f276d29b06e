import { baseAddress, pageLanguages } from '@vitrine/content/core'
import type { SearchedRows } from '@vitrine/content/documents'
import { siteLanguages } from '@vitrine/content/languages'
import { DEFAULT_SLUG, topicPath } from '../core/addresses.ts'
import { foundTopics, searchedTopic, searchedTopics, storedForumSlug } from '../store/searched-topic-rows.ts'

/** Topics on boards that everybody reads, for the search. */
export const searchedTopicRows: SearchedRows = {
  ids: searchedTopics,
  read: searchedTopic,
  async paths(payload, ids, locale) {
    // By statements: every search asks, and Payload would take longer for it than the search itself.
    const [topics, slug] = await Promise.all([foundTopics(payload, ids, locale), storedForumSlug(payload)])
    const base = baseAddress({ slug }, DEFAULT_SLUG)
    const languages = siteLanguages(payload)
    const readable = topics.filter(({ boardLanguages }) => pageLanguages(boardLanguages, languages).includes(locale))
    return new Map(readable.map((topic) => [topic.id, topicPath(topic, base)]))
  },
}
