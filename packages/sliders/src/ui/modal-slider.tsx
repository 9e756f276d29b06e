import { enhancer } from '@vitrine/islands/ui'
import type { ReactNode } from 'react'
import type { Modal } from '../core/model/modal.ts'
import type { Slider } from '../core/model/slider.ts'
import type { SliderTexts } from '../core/texts.ts'
import { SliderView } from './slider-view.tsx'

const Window = enhancer('slider-modal', { when: 'idle' })

/** Props of a slider in a window. */
export interface ModalProps {
  readonly alias: string
  readonly title: string
  readonly locale: string
  /** Address of the call that fetches it. */
  readonly ajax: string
  readonly modal: Modal
  readonly close: string
}

/** A slider that is fetched when it is first opened. Without script it stands on the page. */
export function ModalSlider(props: {
  readonly slider: Slider
  readonly modal: Modal
  readonly label: string | undefined
  readonly texts: SliderTexts
  readonly ajax: { readonly path: string; readonly locale: string }
}): ReactNode {
  const { slider, modal, label, texts, ajax } = props
  const { alias, title } = slider
  return (
    <Window
      props={{ alias, title, locale: ajax.locale, ajax: ajax.path, modal, close: texts.close } satisfies ModalProps}
    >
      {label && (
        <p className="slider-opener">
          <button type="button" className="button-link" aria-haspopup="dialog" data-slider-modal={alias}>
            {label}
          </button>
        </p>
      )}
      <noscript>
        <SliderView slider={withoutWaiting(slider)} texts={texts} priority={false} />
      </noscript>
    </Window>
  )
}

/** A slider whose images come by themselves: the copies of those that wait would end the copy that they stand in. */
function withoutWaiting(slider: Slider): Slider {
  return { ...slider, loading: { ...slider.loading, lazy: 'none' } }
}
