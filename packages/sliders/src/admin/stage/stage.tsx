'use client'

import { useTranslation } from '@payloadcms/ui'
import { adminTexts, record, within } from '@vitrine/content/core'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { DURATION_MS } from '../../core/model/flow.ts'
import type { Level } from '../../core/model/levels.ts'
import { overlappingWords } from '../../core/stage/overlaps.ts'
import { runningData, stillData } from '../../core/stage/shown-data.ts'
import { Inspector, type WithBlocks } from './inspector.tsx'
import { LayerList } from './layer-list.tsx'
import { LEVEL_WINDOWS } from './levels.ts'
import type { Measured } from './measure.ts'
import { pressKey } from './press-key.ts'
import { SlideStrip } from './slide-strip.tsx'
import { StageBar } from './stage-bar.tsx'
import { StageCanvas } from './stage-canvas.tsx'
import { stageEdits } from './stage-edits.ts'
import { StagePlay } from './stage-play.tsx'
import { stageTools } from './stage-tools.ts'
import { TimeLine } from './time-line.tsx'
import { useChosen } from './use-chosen.ts'
import { useSliderForm } from './use-slider-form.ts'
import { useWholeWindow } from './use-whole-window.ts'
import './stage.css'

/** The slides of a slider as they look: chosen, dragged, timed and played where they stand. */
export function Stage(props: {
  readonly field: WithBlocks
  readonly path: string
  readonly schemaPath: string
}): ReactNode {
  const word = adminTexts(useTranslation().i18n.language)
  const root = useRef<HTMLElement>(null)
  const form = useSliderForm(props.path)
  const { data, slides, faults } = form
  const chosen = useChosen(slides)
  const { at, slide, layers, layer, moment, setMoment } = chosen
  const [level, setLevel] = useState<Level>('desktop')
  const [isPlaying, setPlaying] = useState(false)
  const [measured, setMeasured] = useState<Measured>()
  const [poor, setPoor] = useState<ReadonlyMap<string, number>>(new Map())
  const [isLarge, toggleLarge] = useWholeWindow(root)
  const edits = stageEdits({ form, chosen, measured, level, word })

  const viewport = LEVEL_WINDOWS.find((one) => one.level === level) ?? LEVEL_WINDOWS[0]
  const slideMs =
    within(slide?.duration, DURATION_MS) ?? within(record(data.flow).duration, DURATION_MS) ?? DURATION_MS.default
  const still = useMemo(() => stillData(data, at), [data, at])
  const overlapping = useMemo(
    () =>
      overlappingWords(
        layers.map((one) => ({ layer: one, lines: measured?.layers.get(one.id)?.lines ?? [] })),
        slideMs,
      ),
    [layers, measured, slideMs],
  )
  return (
    <section
      ref={root}
      className="stage"
      data-large={isLarge ? '' : undefined}
      aria-label={word({ en: 'Stage', de: 'Bühne' })}
      onKeyDown={(event) => pressKey(event, form, chosen, edits)}
    >
      <StageBar
        level={level}
        onLevel={setLevel}
        isPlaying={isPlaying}
        onPlay={() => setPlaying(!isPlaying)}
        isLarge={isLarge}
        onLarge={toggleLarge}
        tools={stageTools({ form, chosen, edits, word })}
      />
      <div className="stage__body">
        <div className="stage__lists">
          <SlideStrip
            slides={slides}
            chosen={at}
            onChoose={chosen.show}
            onMove={(from, to) => {
              form.move('', from, to)
              chosen.follow(to)
            }}
            onAdd={edits.addSlide}
            faults={faults}
          />
          <LayerList
            layers={layers}
            chosen={layer}
            onChoose={({ id }) => chosen.choose(id)}
            onMove={(one, to) => form.move(`${at}.${one.list}`, one.index, to)}
            onAdd={edits.addLayer}
            shown={new Set(measured?.layers.keys())}
            poor={new Set(poor.keys())}
            overlapping={overlapping}
            isFaulty={(one) => faults.some((fault) => fault.startsWith(`${at}.${one.path}.`))}
          />
        </div>
        <div className="stage__middle">
          {isPlaying ? (
            <StagePlay data={runningData(data, at)} window={viewport} isBounded={isLarge} />
          ) : (
            <StageCanvas
              title={word({ en: `Slide ${at + 1}`, de: `Folie ${at + 1}` })}
              data={still}
              window={viewport}
              isBounded={isLarge}
              fillsWindow={record(data.layout).mode === 'fullscreen'}
              layers={layers}
              slideMs={slideMs}
              moment={moment}
              chosen={layer}
              onChoose={(one) => chosen.choose(one?.id)}
              onPlace={edits.place}
              onMeasured={setMeasured}
              onPoorWords={setPoor}
            />
          )}
          <TimeLine
            layers={layers}
            slideMs={slideMs}
            chosen={layer}
            onChoose={({ id }) => chosen.choose(id)}
            onChange={edits.set}
            moment={moment}
            onMoment={setMoment}
          />
        </div>
        {slide && <Inspector {...props} slide={at} layer={layer} contrast={layer && poor.get(layer.id)} />}
      </div>
    </section>
  )
}
