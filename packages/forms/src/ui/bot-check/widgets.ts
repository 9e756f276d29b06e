import { type BotCheckAsker, formsOfPage, writeToken } from './asker.ts'
import { containerOf } from './container.ts'

/** Interface that the widget services share. */
export interface WidgetService {
  readonly render: (place: HTMLElement, options: Readonly<Record<string, unknown>>) => string | undefined
  readonly reset: (id: string) => void
}

export interface WidgetKind {
  /** Hidden field in which its token travels. */
  readonly field: string
  readonly siteKey: string
  readonly options: (place: HTMLElement) => Readonly<Record<string, string | boolean>>
  /** Asks the visitor at once, where the service would wait for a click. */
  readonly prompt?: (id: string) => void
}

interface Widget {
  /** Resolves once the form has its token. */
  readonly ready: () => Promise<void>
  readonly renew: () => void
}

/** Gives every form a widget of its own: a token is good for one message. */
export function askByWidgets(service: WidgetService, kind: WidgetKind): BotCheckAsker {
  const widgets = new WeakMap<HTMLFormElement, Widget>()
  const widgetOf = (form: HTMLFormElement) => {
    const known = widgets.get(form)
    const place = known ? undefined : widgetPlace(form)
    if (!place) return known
    const made = makeWidget(form, place, service, kind)
    widgets.set(form, made)
    return made
  }
  return {
    async ask(form) {
      for (const each of formsOfPage()) widgetOf(each)
      if (form) await widgetOf(form)?.ready()
    },
    renew: (form) => widgets.get(form)?.renew(),
  }
}

/** A template may have put it somewhere. */
function widgetPlace(form: HTMLFormElement): HTMLElement | undefined {
  return (
    form.querySelector<HTMLElement>('.wpcf7-turnstile') ??
    containerOf(form)?.querySelector<HTMLElement>('.bot-check__widget') ??
    undefined
  )
}

function makeWidget(form: HTMLFormElement, place: HTMLElement, service: WidgetService, kind: WidgetKind): Widget {
  let token = ''
  let waiting: { readonly resolve: () => void; readonly reject: (failure: Error) => void }[] = []
  const take = (next: string) => {
    token = next
    writeToken(form, kind.field, next)
    if (next === '') return
    for (const { resolve } of waiting) resolve()
    waiting = []
  }
  const fail = (cause: unknown) => {
    take('')
    for (const { reject } of waiting) reject(new Error(`The bot check did not work: ${cause}`))
    waiting = []
  }
  const id = service.render(place, {
    ...kind.options(place),
    sitekey: kind.siteKey,
    callback: take,
    'expired-callback': () => take(''),
    'error-callback': fail,
    'close-callback': () => fail('closed'),
  })
  return {
    ready() {
      if (token !== '') return Promise.resolve()
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject })
        if (id !== undefined) kind.prompt?.(id)
      })
    },
    renew() {
      take('')
      if (id !== undefined) service.reset(id)
    },
  }
}
