import type { Page } from 'playwright-core'

/** Time on the page and in its frames passes by {@link pass} alone. */
export async function stopClock(page: Page): Promise<void> {
  await page.addInitScript(answerEcho)
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
}

/** Runs in the page and in its frames: tells who asks that the messages before this one have arrived. */
function answerEcho(): void {
  addEventListener(
    'message',
    (event) => {
      if (event.data?.echo !== 'asked') return
      event.stopImmediatePropagation()
      event.source?.postMessage({ echo: 'answered' }, { targetOrigin: '*' })
    },
    { capture: true },
  )
}

/** Settles when the messages that the page and its frames have sent each other have arrived. */
function messagesHaveArrived(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll('iframe')].map(
        ({ contentWindow }) =>
          new Promise<void>((resolve) => {
            const hear = (event: MessageEvent) => {
              if (event.source !== contentWindow || event.data?.echo !== 'answered') return
              event.stopImmediatePropagation()
              removeEventListener('message', hear, { capture: true })
              resolve()
            }
            addEventListener('message', hear, { capture: true })
            contentWindow?.postMessage({ echo: 'asked' }, '*')
          }),
      ),
    ),
  )
}

/** Milliseconds of the clock between which messages between windows arrive. */
export const STEP_MS = 25

/** Lets time pass. The frames of the page are there already. */
export async function pass(page: Page, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    await page.clock.runFor(Math.min(STEP_MS, ms - passed))
    await messagesHaveArrived(page)
  }
}
