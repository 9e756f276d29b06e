import { describe, expect, it } from 'vitest'
import { checkWriting } from './check-writing.ts'

const found = (form: object) =>
  checkWriting({ writtenAs: 'template', ...form }).map(
    ({ section, line, message }) => `${section} ${line}: ${message.en}`,
  )

describe('a template', () => {
  it.each([
    ['\n[text* x maxlength:10,5 "x"]', 'form.body 2: [text* x maxlength:10,5 "x"] cannot be read'],
    ['[text* 1name]', 'form.body 1: [text* 1name] cannot be read'],
    ['[text]', 'form.body 1: [text] cannot be read'],
    ['a\nb\n[name* nope]', 'form.body 3: [name* nope] is no form-tag'],
    ['[group x] [text a] [/group]', 'form.body 1: [group x] is no form-tag'],
    ['[honeypot website]', 'form.body 1: [honeypot website] is no form-tag'],
    ['<p>\n<script>x</script>', 'form.body 2: <script> is taken out'],
    ['<iframe src="x"></iframe>', 'form.body 1: <iframe> is taken out: a form may hold nothing that runs'],
    ['<font>[text a]</font>', 'form.body 1: <font> is taken out: a form may not have it. What stands in it stays.'],
  ])('%j is reported to its editor', (template, problem) => {
    const problems = found({ template })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(problem)
  })

  it.each([
    '[text* a maxlength:10 "x"]',
    '[acceptance terms] I agree [/acceptance]',
    '[[text x y]]',
    '[optional]',
    '[submit "Send, now"]',
    '<label>[email b]</label>',
    'a < b [checkbox c use_label_element "one" "two|2"]',
  ])('%j has nothing to report', (template) => expect(found({ template })).toEqual([]))
})

describe('mail-tags of a template', () => {
  const template = '[text* your-name][email your-email]'
  it('that nothing fills are reported with their line, in both mails, the messages and the text after sending', () => {
    const problems = found({
      template,
      mail: { subject: '[your-name]', body: 'Hi\n[typo-field] [_date]' },
      mail2: { active: true, recipient: '[your-emial]' },
      messages: { mail_sent_ok: 'Thanks, [nobody].' },
      afterSending: 'text',
      sentText: '[no-one]',
    })
    expect(problems.map((problem) => problem.split(' is no field')[0])).toEqual([
      'mail.body 2: [typo-field]',
      'mail_2.recipient 1: [your-emial]',
      'messages.mail_sent_ok 1: [nobody]',
      'after_sending.text 1: [no-one]',
    ])
  })
  it('are not looked for in a mail that is off', () =>
    expect(found({ template, mail2: { active: false, recipient: '[your-emial]' } })).toEqual([]))
})

it('unknown settings are reported with their line', () => {
  const additionalSettings = 'skip_mail: on\nskip_mial: on\n\nnonsense'
  expect(found({ additionalSettings })).toEqual([
    expect.stringMatching(/^additional_settings.body 2: There is no setting skip_mial/),
    expect.stringMatching(/^additional_settings.body 4: “nonsense” is no setting/),
  ])
})

it('of a form built from fields only the settings are checked, and an empty form has no problems', () => {
  expect(checkWriting({ writtenAs: 'fields', template: '[nope x]', mail: { body: '[nope]' } })).toEqual([])
  expect(checkWriting(undefined)).toEqual([])
})
