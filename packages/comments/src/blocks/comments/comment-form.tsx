import type { ReactNode } from 'react'
import { COMMENT_FIELDS, COMMENT_LENGTHS, type CommentRefusal, type TypedField } from '../../core/comment-post.ts'
import type { CommentTexts } from '../../core/texts.ts'
import type { CommentsBlock } from './comments.block.ts'

/** Below the comments of a document: what became of the last one, and the form for the next. */
export function CommentForm(props: {
  readonly block: CommentsBlock
  readonly texts: CommentTexts
  readonly refusal: CommentRefusal | undefined
  /** Address of the page. */
  readonly path: string
}): ReactNode {
  const { block, texts, refusal, path } = props
  const { action, language, opened, replyTo, isSent, consent, needsEmail } = block
  const typed = refusal?.typed
  const problemOf = (field: TypedField) => {
    const problem = refusal?.problems.find((other) => other.field === field)
    if (!problem) return undefined
    return texts[problem.text].replace(
      '{max}',
      field === 'consent' ? '' : COMMENT_LENGTHS[field].toLocaleString(language),
    )
  }
  const text = (field: 'author' | 'email' | 'comment') => ({
    name: COMMENT_FIELDS[field],
    label: texts[LABELS[field]],
    value: typed?.[field] ?? '',
    problem: problemOf(field),
  })
  return (
    <div className="comments__box" id="comment-form">
      <h3 className="comments__write" data-title>
        {replyTo ? texts.replyTo.replace('{name}', replyTo.author) : texts.write}
      </h3>
      <div className="comments__notice" tabIndex={-1} data-notice>
        {refusal ? (
          <p className="comments__refusal">{texts[refusal.text]}</p>
        ) : (
          isSent && <p className="comments__sent">{texts.sent}</p>
        )}
      </div>
      <form className="comments__form" method="post" action={`${action}#comment-form`} noValidate>
        <input type="hidden" name={COMMENT_FIELDS.language} value={language} />
        <input type="hidden" name={COMMENT_FIELDS.opened} value={refusal?.opened || opened} />
        <input type="hidden" name={COMMENT_FIELDS.parent} value={replyTo?.id ?? ''} />
        <input
          className="comments__trap"
          type="text"
          name={COMMENT_FIELDS.trap}
          tabIndex={-1}
          autoComplete="off"
          aria-hidden
        />
        <Field {...text('comment')} isRequired isLong maxLength={COMMENT_LENGTHS.comment} texts={texts} />
        <Field {...text('author')} isRequired autoComplete="name" maxLength={COMMENT_LENGTHS.author} texts={texts} />
        <Field
          {...text('email')}
          isRequired={needsEmail}
          type="email"
          autoComplete="email"
          hint={texts.emailHint}
          maxLength={COMMENT_LENGTHS.email}
          texts={texts}
        />
        {consent && <Consent label={consent} isTicked={typed?.consent === true} problem={problemOf('consent')} />}
        <p className="comments__send">
          <button className="button-link" type="submit">
            {texts.send}
          </button>
          <a className="comments__cancel" href={`${path}#comments`} hidden={!replyTo} data-cancel>
            {texts.cancel}
          </a>
        </p>
      </form>
    </div>
  )
}

/** Names of the texts that stand above fields. */
const LABELS = { author: 'name', email: 'email', comment: 'comment' } as const

function Field(props: {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly problem: string | undefined
  readonly texts: CommentTexts
  readonly isRequired: boolean
  readonly maxLength: number
  readonly isLong?: boolean
  readonly type?: 'email'
  readonly autoComplete?: string
  readonly hint?: string
}): ReactNode {
  const { name, label, value, problem, texts, isRequired, maxLength, isLong, type = 'text', autoComplete, hint } = props
  const id = `comment-form-${name}`
  const described = [...(problem ? [`${id}-problem`] : []), ...(hint ? [`${id}-hint`] : [])].join(' ')
  const control = {
    id,
    name,
    defaultValue: value,
    maxLength,
    className: 'comments__control',
    required: isRequired,
    ...(described && { 'aria-describedby': described }),
    ...(problem && { 'aria-invalid': true }),
    ...(autoComplete && { autoComplete }),
  } as const
  return (
    <div className="comments__field" data-long={isLong ? '' : undefined}>
      <label className="comments__label" htmlFor={id}>
        {label} {!isRequired && <span className="comments__hint">({texts.optional})</span>}
      </label>
      {isLong ? <textarea {...control} rows={5} /> : <input {...control} type={type} />}
      {hint && (
        <p className="comments__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && <Problem id={`${id}-problem`} text={problem} />}
    </div>
  )
}

function Consent(props: {
  readonly label: string
  readonly isTicked: boolean
  readonly problem: string | undefined
}): ReactNode {
  const { label, isTicked, problem } = props
  const id = 'comment-form-consent'
  return (
    <div className="comments__field" data-long="">
      <label className="comments__consent">
        <input
          type="checkbox"
          name={COMMENT_FIELDS.consent}
          value="1"
          defaultChecked={isTicked}
          required
          {...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
        />
        <span>{label}</span>
      </label>
      {problem && <Problem id={`${id}-problem`} text={problem} />}
    </div>
  )
}

function Problem({ id, text }: { readonly id: string; readonly text: string }): ReactNode {
  return (
    <p className="comments__problem" id={id}>
      {text}
    </p>
  )
}
