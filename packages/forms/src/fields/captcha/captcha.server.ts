import { lastText } from '../../core/entries.ts'
import type { FieldJudge } from '../../server/field-judge.ts'
import { captchaLookOf } from './captcha.tag.ts'

export const judge: FieldJudge = {
  type: 'captchar',
  async problemOf({ name }, answer, { form, entries, now }, { captchas }) {
    const challenge = lastText(entries, `_wpcf7_captcha_challenge_${name}`) ?? ''
    return (await captchas?.check(answer, challenge, now)) ? undefined : form.messages.captcha_not_match
  },
  drawn: {
    type: 'captchac',
    key: 'captcha',
    draw: (tag, { captchas }, { now, addressOf }) =>
      captchas && addressOf(captchas.draw(captchaLookOf(tag), now).address),
  },
}
