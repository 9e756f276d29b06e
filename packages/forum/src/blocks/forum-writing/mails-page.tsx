import type { ReactNode } from 'react'
import type { ForumTexts } from '../../core/forum-texts.ts'
import { MAIL_CHOICES, type MailChoice } from '../../core/mails/mail-choice.ts'
import { FORUM_FIELDS } from '../../core/writing-form.ts'
import type { ShownSubscription, SubscriptionAct, WritingScreen } from '../../core/writing-screen.ts'
import { ForumHead } from '../../ui/forum-head.tsx'

const CHOICES: Readonly<Record<MailChoice, 'mailsOnce' | 'mailsDigest' | 'mailsNone'>> = {
  once: 'mailsOnce',
  digest: 'mailsDigest',
  none: 'mailsNone',
}

/** Mails of a member: the topic or board that they come from, how mails come, and all subscriptions. */
export function MailsPage(props: {
  readonly screen: Extract<WritingScreen, { kind: 'mails' }>
  readonly title: string
  readonly texts: ForumTexts
}): ReactNode {
  const { screen, title, texts } = props
  const { action, choice, about, subscriptions, isDone, isRefused } = screen
  return (
    <>
      <ForumHead title={title} description={texts.mailsHint} />
      {isDone && <output className="forum__note">{texts.mailsSaved}</output>}
      {isRefused && (
        <p className="forum__note forum__note--problem" role="alert">
          {texts.mailsRefused}
        </p>
      )}
      {about && (
        <form className="writing acts" method="post" action={action}>
          <Named about={about} />
          <h2 className="acts__heading">
            <a href={about.href}>{about.title}</a>
          </h2>
          <p>{about.kind === 'topic' ? texts.subscribeTopicHint : texts.subscribeBoardHint}</p>
          <Buttons
            acts={about.kind === 'topic' ? [...subscribing(texts), ['mute', texts.mute]] : subscribing(texts)}
            title={about.title}
          />
          {about.kind === 'topic' && <p className="writing__hint">{texts.muteHint}</p>}
        </form>
      )}
      <form className="writing acts" method="post" action={action}>
        <fieldset className="acts__choices">
          <legend className="acts__heading">{texts.mailsChoice}</legend>
          {MAIL_CHOICES.map((one) => (
            <label key={one} className="acts__choice">
              <input type="radio" name={FORUM_FIELDS.mails} value={one} defaultChecked={one === choice} />
              {texts[CHOICES[one]]}
            </label>
          ))}
        </fieldset>
        <p className="writing__send">
          <button className="button-link button-link--outline" type="submit">
            {texts.save}
          </button>
        </p>
      </form>
      <div className="acts">
        <h2 className="acts__heading">{texts.subscriptions}</h2>
        {subscriptions.length === 0 ? (
          <p>{texts.subscriptionsNone}</p>
        ) : (
          <ul className="post-lines">
            {subscriptions.map((one) => (
              <li key={`${one.kind}-${one.id}`} className="post-lines__post">
                <Subscription subscription={one} action={action} texts={texts} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

/** An act with the word on its button. */
type LabelledAct = readonly [act: SubscriptionAct, label: string]

function subscribing({ subscribe }: ForumTexts): readonly LabelledAct[] {
  return [['subscribe', subscribe]]
}

function Subscription(props: {
  readonly subscription: ShownSubscription
  readonly action: string
  readonly texts: ForumTexts
}): ReactNode {
  const { subscription, action, texts } = props
  const { title, href, isMuted, kind } = subscription
  const acts: readonly LabelledAct[] = [
    ['unsubscribe', texts.unsubscribe],
    ...(kind === 'topic' ? [isMuted ? (['subscribe', texts.unmute] as const) : (['mute', texts.mute] as const)] : []),
  ]
  return (
    <form className="acts__subscription" method="post" action={action}>
      <Named about={subscription} />
      <p className="post-lines__title">
        <a href={href}>{title}</a>
        {isMuted && <span className="post-lines__state">{texts.muted}</span>}
      </p>
      <Buttons acts={acts} title={title} />
    </form>
  )
}

function Named({ about: { kind, id } }: { readonly about: Pick<ShownSubscription, 'kind' | 'id'> }): ReactNode {
  return <input type="hidden" name={FORUM_FIELDS[kind]} value={id} />
}

function Buttons(props: { readonly acts: readonly LabelledAct[]; readonly title: string }): ReactNode {
  const { acts, title } = props
  return (
    <p className="writing__send">
      {acts.map(([act, label]) => (
        <button
          key={act}
          className="button-link button-link--outline"
          type="submit"
          name={FORUM_FIELDS.action}
          value={act}
          aria-label={`${label}: ${title}`}
        >
          {label}
        </button>
      ))}
    </p>
  )
}
