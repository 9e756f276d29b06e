import { type BlockRenderer, leadingPlace } from '@vitrine/kit/core'
import { Picture, TitledSection } from '@vitrine/ui/ui'
import type { TimelineBlock } from '../../core/blocks/timeline.ts'

export const Timeline: BlockRenderer = ({ block, leads = false }) => {
  const { steps, ...titled } = block as TimelineBlock
  const first = leadingPlace(leads, steps)
  const StepHeading = titled.heading ? 'h3' : 'h2'
  return (
    <TitledSection name="timeline" titled={titled} head="beside">
      <ol className="timeline__steps">
        {steps.map(({ id, when, title, text, image }, place) => (
          <li key={id} className="timeline__step">
            <p className="timeline__when">{when}</p>
            <div className="timeline__words">
              <StepHeading className="timeline__title">{title}</StepHeading>
              {text && <p className="timeline__text">{text}</p>}
              {image && (
                <Picture
                  className="timeline__picture"
                  image={image}
                  sizes="(min-width: 60rem) 35vw, 80vw"
                  priority={place === first}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}
