import { defineView } from '@vitrine/kit/block'
import { type BlockRenderer, leadingPlace } from '@vitrine/kit/core'
import { ResponsiveImage, TitledSection } from '@vitrine/ui/ui'
import { type TimelineBlock, timeline } from './timeline.block.ts'

const Timeline: BlockRenderer<TimelineBlock> = ({ block, leads = false, field }) => {
  const { steps, ...titled } = block
  const first = leadingPlace(leads, steps)
  const StepHeading = titled.heading ? 'h3' : 'h2'
  return (
    <TitledSection name="timeline" titled={titled} field={field} head="beside">
      <ol className="timeline__steps">
        {steps.map(({ id, when, title, text, image }, place) => (
          <li key={id} className="timeline__step">
            <p className="timeline__when" {...field('steps', id, 'when')}>
              {when}
            </p>
            <div className="timeline__words">
              <StepHeading className="timeline__title" {...field('steps', id, 'title')}>
                {title}
              </StepHeading>
              {text && (
                <p className="timeline__text" {...field('steps', id, 'text')}>
                  {text}
                </p>
              )}
              {image && (
                <ResponsiveImage
                  className="timeline__picture"
                  image={image}
                  sizes="(min-width: 60rem) 35vw, 80vw"
                  priority={place === first}
                  mark={field('steps', id, 'image')}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

export const view = defineView(timeline, { Block: Timeline, styles: ['titled-section', 'timeline'] })
