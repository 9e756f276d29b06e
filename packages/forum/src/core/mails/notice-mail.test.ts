import { describe, expect, it } from 'vitest'
import { digestMail, noticeMail } from './notice-mail.ts'

const POST = { title: 'Oak?', author: 'Ada', words: 'Ash.', href: 'https://halden.example/forum/topic/oak-1/#reply-2' }
const END = 'https://halden.example/forum/unsubscribe/?key=1'

describe('a mail of the forum', () => {
  it.each([
    ['en', 'Ada mentioned you in “Oak?”'],
    ['de-AT', 'Ada hat Sie in „Oak?“ erwähnt'],
    ['he', 'Ada הזכיר/ה אותך ב„Oak?”'],
  ])('in %s says who wrote what, where to read it, and how mails end', (locale, subject) => {
    const mail = noticeMail('mention', { post: POST, board: 'Wood', unsubscribe: END, locale })
    expect(mail.subject).toBe(subject)
    for (const part of ['Ash.', POST.href, END]) expect(mail.text).toContain(part)
  })

  it('has no more than a thousand characters of a post', () => {
    const long = noticeMail('topic', {
      post: { ...POST, words: 'z'.repeat(9_000) },
      board: '',
      unsubscribe: END,
      locale: 'en',
    })
    expect(long.text.match(/z/g)).toHaveLength(1_000)
  })

  it('of a day names each post, one below the other, and says when there are more', () => {
    const mail = { posts: [POST, { ...POST, author: undefined }], site: 'Halden', unsubscribe: END, locale: 'en' }
    expect(digestMail({ ...mail, hasMore: false })).toEqual({
      subject: 'New in the forum of Halden',
      text: [
        `Oak?\nAda wrote: Ash.\n${POST.href}`,
        `Oak?\nA former member wrote: Ash.\n${POST.href}`,
        `-- \nNo more mails from the forum:\n${END}`,
      ].join('\n\n'),
    })
    expect(digestMail({ ...mail, hasMore: true }).text).toContain('There is more')
  })
})
