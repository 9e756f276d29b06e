import { layerBlocks, slidersCollection } from '@vitrine/sliders/content'
import { expect, it } from 'vitest'
import { fieldProblems } from '../testing/acceptance/field-problems.ts'

it('a value that a save would refuse is found, wherever it stands', () =>
  expect(
    fieldProblems(
      slidersCollection.fields,
      {
        title: 'x'.repeat(201),
        type: 'cube',
        layout: { grid: { desktop: { width: 5 } } },
        slides: [
          {
            blockType: 'slide',
            background: { kind: 'color', color: 'red' },
            layers: [
              { blockType: 'layerHeading', words: '', box: { desktop: { padding: { top: 1 } } } },
              { blockType: 'nothing' },
            ],
          },
        ],
      },
      layerBlocks,
    ),
  ).toEqual([
    'title: longer than 200',
    'slides.0.background.color: Write paper, surface, ink, accent, or # and six or eight digits from 0 to f.',
    'slides.0.layers.0.words: required',
    'slides.0.layers.0.box.desktop.padding: no number',
    'slides.0.layers.1: nothing is no block here',
    'layout.grid.desktop.width: 5 is out of bounds',
    'type: cube is no choice',
  ]))
