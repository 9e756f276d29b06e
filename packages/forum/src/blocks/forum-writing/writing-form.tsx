import { enhancer } from '@vitrine/islands/ui'
import type { ReactNode } from 'react'
import { type ForumTexts, filledText } from '../../core/forum-texts.ts'
import { FORUM_LENGTHS } from '../../core/limits.ts'
import { MARKS, type Mark } from '../../core/post/marks.ts'
import { readPost } from '../../core/post/read-post.ts'
import { FORUM_FIELDS, type WritingField } from '../../core/writing-form.ts'
import type { WritingForm } from '../../core/writing-screen.ts'
import { ForumHead } from '../../ui/forum-head.tsx'
import { PostContent } from '../../ui/post-content.tsx'

const Writing = enhancer('writing', { when: 'idle' })

const HEADINGS = { new: 'newTopicIn', reply: 'replyTo', edit: 'editIn' } as const

/** The form on which a member writes. The server says what is wrong, so browsers do not. */
export function WritingFormView({
  form,
  texts,
  locale,
}: {
  readonly form: WritingForm
  readonly texts: ForumTexts
  readonly locale: string
}): ReactNode {
  const { purpose, about, action, hidden, typed, asksName, refusal, isPreview, signIn, proof } = form
  const field = (
    name: WritingField,
    label: string,
    more: { readonly hint?: string; readonly isLong?: boolean } = {},
  ) => <Field form={form} name={name} label={label} texts={texts} locale={locale} {...more} />
  return (
    <Writing props={{ restored: texts.draftRestored, failed: texts.notSent, ...(proof && { proof }) }}>
      <div className="writing-page">
        <ForumHead title={filledText(texts[HEADINGS[purpose]], { title: about.title })} />
        {refusal && (
          <p className="forum__note forum__note--problem" role="alert" tabIndex={-1}>
            {texts[refusal]}
            {signIn && (
              <>
                {' '}
                <a href={signIn} target="_blank" rel="noopener">
                  {texts.signIn}
                </a>
              </>
            )}
          </p>
        )}
        <div data-preview="">
          {isPreview && (
            <section className="writing__preview reply__text" aria-label={texts.preview} tabIndex={-1} dir="auto">
              <PostContent blocks={readPost(typed.text)} />
            </section>
          )}
        </div>
        <form
          className="writing"
          method="post"
          action={action}
          noValidate
          data-returned={refusal || isPreview ? '' : undefined}
        >
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input
            className="writing__trap"
            type="text"
            name={FORUM_FIELDS.trap}
            tabIndex={-1}
            autoComplete="off"
            aria-hidden
          />
          {purpose === 'new' && field('title', texts.titleLabel)}
          {field('text', texts.textLabel, { hint: texts.textHint, isLong: true })}
          <p className="writing__status">
            <output data-writing-status="" />
            <button className="writing__discard" type="button" hidden data-draft-discard="">
              {texts.draftDiscard}
            </button>
          </p>
          {asksName && field('name', texts.nameLabel, { hint: texts.nameHint })}
          <p className="writing__send">
            <button className="button-link" type="submit">
              {purpose === 'edit' ? texts.save : texts.send}
            </button>
            <button
              className="button-link button-link--outline"
              type="submit"
              name={FORUM_FIELDS.action}
              value="preview"
            >
              {texts.preview}
            </button>
            <a className="writing__cancel" href={about.href}>
              {texts.cancel}
            </a>
          </p>
        </form>
      </div>
    </Writing>
  )
}

/** Buttons that mark selected words. A script shows them: without one they would do nothing. */
function Toolbar({ controls, texts }: { readonly controls: string; readonly texts: ForumTexts }): ReactNode {
  return (
    <div className="marks" role="toolbar" aria-label={texts.marks} aria-controls={controls} hidden>
      {MARKS.map((mark, place) => (
        <button key={mark} className="marks__mark" type="button" data-mark={mark} tabIndex={place === 0 ? 0 : -1}>
          {texts[MARK_NAMES[mark]]}
        </button>
      ))}
    </div>
  )
}

const MARK_NAMES = {
  bold: 'markBold',
  italic: 'markItalic',
  link: 'markLink',
  quote: 'markQuote',
  code: 'markCode',
  list: 'markList',
} as const satisfies Readonly<Record<Mark, keyof ForumTexts>>

function Field(props: {
  readonly form: WritingForm
  readonly name: WritingField
  readonly label: string
  readonly hint?: string
  readonly isLong?: boolean
  readonly texts: ForumTexts
  readonly locale: string
}): ReactNode {
  const { form, name, label, hint, isLong = false, texts, locale } = props
  const problem = form.problems[name]
  const id = `writing-${name}`
  const described = [...(problem ? [`${id}-problem`] : []), ...(hint ? [`${id}-hint`] : [])].join(' ')
  const control = {
    id,
    name: FORUM_FIELDS[name],
    defaultValue: form.typed[name],
    maxLength: FORUM_LENGTHS[name],
    className: 'writing__control',
    required: true,
    dir: 'auto',
    autoComplete: name === 'name' ? 'nickname' : 'off',
    ...(described && { 'aria-describedby': described }),
    ...(problem && { 'aria-invalid': true }),
  } as const
  return (
    <div className="writing__field">
      <label className="writing__label" htmlFor={id}>
        {label}
      </label>
      {isLong && <Toolbar controls={id} texts={texts} />}
      {isLong ? <textarea {...control} rows={10} /> : <input {...control} type="text" />}
      {hint && (
        <p className="writing__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className="writing__problem" id={`${id}-problem`}>
          {filledText(texts[problem], { max: FORUM_LENGTHS[name].toLocaleString(locale) })}
        </p>
      )}
    </div>
  )
}
