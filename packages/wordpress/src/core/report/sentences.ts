import type { LineGroup } from './report.ts'

/** Meanings of the codes of lines. Those of conversions that are not here say their code and subject. */
const SENTENCES: Readonly<Record<string, string>> = {
  'term-without-place': 'Terms of “{subject}” have no place here',
  'category-parent': 'Categories stand beside each other here, so their parents are not kept',
  'more-authors': 'A post has one author here; {subject} was another',
  'term-field': 'The field “{subject}” of terms has no place here',
  'picture-without-alt': 'Pictures have no alternative text: write one for each',
  'media-description': 'Descriptions of files have no place here',
  'file-kind': 'The library does not take files that end in “{subject}”',
  'seo-setting': 'The setting “{subject}” for search engines has no place here',
  'seo-picture-missing': 'The picture for shared links is not in the export: {subject}',
  'featured-picture-missing': 'The featured picture is not in the export: {subject}',
  'page-excerpt': 'Excerpts of pages became their descriptions for search engines',
  'page-picture': 'Featured pictures of pages became their pictures for shared links',
  'page-template': 'The template “{subject}” of the old theme is not known here',
  'post-format': 'The format “{subject}” has no place here',
  'terms-beyond': 'A document takes no {subject}',
  'title-made': 'A {subject} without a title got its first words',
  'title-cut': 'The title of a {subject} was too long and was cut',
  'draft-draft': 'Drafts of the old site are drafts here',
  'draft-pending': 'Drafts that waited for an editor are drafts here',
  'draft-private': 'Private pages and posts came as drafts, since there is no such thing here',
  'draft-password': 'Pages and posts behind a password came as drafts, since there is no such thing here',
  'draft-planned': 'Pages whose day is still to come are drafts that will be published on it',
  'draft-trash': 'Pages and posts from the trash came as drafts',
  'draft-unknown-status': 'Pages and posts with a status of a plugin came as drafts',
  'editors-note': 'Notes that editors left for each other are not comments, and were left out',
  ping: 'Other sites’ {subject}s were left out',
  'comment-of-plugin': 'Comments of the type “{subject}” were left out',
  'comment-without-place': 'Comments on {subject} have no place here',
  'menu-entry-hidden': 'Entries of menus were left out, since visitors did not see them: {subject}',
  'menu-entry-beyond': 'The menu “{subject}” has more entries than a menu takes here',
  'menu-entry-raised': 'The menu “{subject}” has more than three levels; what stood deeper stands on the third',
  'menu-setting': 'The setting “{subject}” of a menu has no place here',
  'menu-block': 'The block “{subject}” cannot be part of a menu',
  'redirect-pattern': 'Redirects by a pattern need a place of their own',
  'redirect-condition': 'Redirects that ask for {subject} have no place here',
  'redirect-action': 'Redirects of the type “{subject}” have no place here',
  'redirect-off': 'Redirects that were off were left out',
  'redirect-status': 'Redirects that answer {subject} have no place here',
  'broken-letters': 'A text holds letters that an old database broke, such as “Ã¼” for “ü”: mend them by hand',
  'unknown-block': 'The block “{subject}” is not known here',
  'unknown-shortcode': 'The shortcode “{subject}” is not known here',
  'unknown-element': 'The element “{subject}” of a page builder is not known here',
  'form-missing': 'A form that a page shows is not in the export: {subject}',
  'slider-missing': 'A slider that a page shows was not given: {subject}',
  'picture-missing': 'A picture that a page shows is not in the export: {subject}',
  'picture-elsewhere': 'A picture of another site was left out: {subject}',
  'link-leads-nowhere': 'A link leads to what is not in the export: {subject}',
  'comment-twice': 'Comments without a number of their own were left out',
  'comments-beyond': 'A post takes no {subject}',
  'translation-apart': 'Translations with other blocks than their original became documents of their own',
}

/** One line of the report in words. */
export function sentenceOf({ code, subject, example }: Pick<LineGroup, 'code' | 'subject' | 'example'>): string {
  const sentence = Object.hasOwn(SENTENCES, code) ? SENTENCES[code] : undefined
  const words = sentence?.replace('{subject}', subject) ?? `${code}: ${subject}`
  return example ? `${words}, such as “${example}”` : words
}
