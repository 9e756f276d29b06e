import { describe, expect, it } from 'vitest'
import { linesWithSender, withSender } from './mail-sender.ts'

const FORM = {
  title: 'Contact',
  mail: { recipient: 'studio@new.example', sender: 'Old <wordpress@old.example>' },
  mail2: { active: true, sender: 'Old <wordpress@old.example>' },
}

describe('the sender of mails', () => {
  it('is the one that the old form names', () => expect(withSender(FORM, 'form')).toEqual(FORM))
  it('is the address of the site, for both mails', () =>
    expect(withSender(FORM, 'site')).toEqual({
      title: 'Contact',
      mail: { recipient: 'studio@new.example', sender: '' },
      mail2: { active: true, sender: '' },
    }))
  it('adds no second mail', () => expect(withSender({ mail: {} }, 'site')).toEqual({ mail: { sender: '' } }))
})

describe('lines about senders', () => {
  const lines = [{ code: 'form-sender' }, { code: 'form-mail-incomplete' }, { code: 'form-sender-visitor' }]
  it('go with a sender that the old form names', () => expect(linesWithSender(lines, 'form')).toEqual(lines))
  it('do not go with the address of the site', () =>
    expect(linesWithSender(lines, 'site')).toEqual([{ code: 'form-mail-incomplete' }]))
})
