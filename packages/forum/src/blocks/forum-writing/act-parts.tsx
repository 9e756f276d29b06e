import type { TimeReader } from '@vitrine/content/core'
import { Day } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import type { PlaceAct, PostAct, TopicAct } from '../../core/acts.ts'
import { countText, type ForumTexts, filledText } from '../../core/forum-texts.ts'
import { FORUM_LENGTHS } from '../../core/limits.ts'
import { FORUM_FIELDS } from '../../core/writing-form.ts'
import type { ActOutcome, PostInHand } from '../../core/writing-screen.ts'
import { PostContent } from '../../ui/post-content.tsx'

interface WithTexts {
  readonly texts: ForumTexts
  readonly reader: TimeReader
}

/** Words on what the form before did. */
export function Outcome({ outcome, texts, reader }: WithTexts & { readonly outcome: ActOutcome }): ReactNode {
  const { done, problem } = outcome
  if (problem) {
    const limits = {
      max: FORUM_LENGTHS.reason.toLocaleString(reader.locale),
      title: FORUM_LENGTHS.title.toLocaleString(reader.locale),
    }
    return (
      <p className="forum__note forum__note--problem" role="alert">
        {filledText(texts[problem], limits)}
      </p>
    )
  }
  if (!done || done === 'report') return null
  return <output className="forum__note">{texts.actDone}</output>
}

/** A post with its state and the reasons of its reports. */
export function PostView({ post, texts, reader }: WithTexts & { readonly post: PostInHand }): ReactNode {
  const { author, writtenAt, state, content, reports } = post
  return (
    <>
      <p className="post-lines__about">
        <b>{author ?? texts.formerMember}</b>
        <Day date={writtenAt} reader={reader} />
        {state !== 'shown' && (
          <span className="post-lines__state">{state === 'held' ? texts.stateHeld : texts.stateHidden}</span>
        )}
      </p>
      <div className="reply__text" dir="auto">
        <PostContent blocks={content} />
      </div>
      {reports.length > 0 && (
        <div className="acts__reports">
          <p>{countText(reports.length, { one: texts.reportsOne, many: texts.reportsMany }, reader.locale)}</p>
          <ul>
            {reports.map((reason, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two members may give the same reason, and none changes its place.
              <li key={place} dir="auto">
                {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** Field for the reason of an act. @param props.id Unique on the page. */
export function ReasonField(
  props: WithTexts & { readonly id: string; readonly reason: string; readonly hint?: string },
): ReactNode {
  const { id, reason, hint, texts } = props
  return (
    <TextField id={id} name={FORUM_FIELDS.reason} label={texts.reasonLabel} value={reason} max={FORUM_LENGTHS.reason}>
      {hint}
    </TextField>
  )
}

/** A field on one line. @param props.children Hint below it. */
export function TextField(props: {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly value: string
  readonly max: number
  readonly children?: ReactNode
}): ReactNode {
  const { id, name, label, value, max, children } = props
  return (
    <div className="writing__field">
      <label className="writing__label" htmlFor={id}>
        {label}
      </label>
      <input
        className="writing__control"
        id={id}
        name={name}
        type="text"
        defaultValue={value}
        maxLength={max}
        dir="auto"
        autoComplete="off"
        {...(children ? { 'aria-describedby': `${id}-hint` } : {})}
      />
      {children && (
        <p className="writing__hint" id={`${id}-hint`}>
          {children}
        </p>
      )}
    </div>
  )
}

/** Buttons of a form, each for an act. */
export function ActButtons({
  acts,
  texts,
}: {
  readonly acts: readonly (PostAct | TopicAct | PlaceAct | 'report')[]
  readonly texts: ForumTexts
}): ReactNode {
  return (
    <p className="writing__send">
      {acts.map((act) => (
        <button
          key={act}
          className="button-link button-link--outline"
          type="submit"
          name={FORUM_FIELDS.action}
          value={act}
        >
          {texts[act]}
        </button>
      ))}
    </p>
  )
}
