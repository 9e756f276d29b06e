import { arcade, pavilion, stairs, tower } from './images/buildings.ts'
import { bridge, garden, market } from './images/collages.ts'
import { pasta, soup, tart } from './images/dishes.ts'
import { books, branch, pears } from './images/interiors.ts'
import { coast, dunes, forest, lake, ridges } from './images/landscapes.ts'
import { screen } from './images/screen.ts'
import type { TemplateImage } from './images/template-image.ts'
import { bouquet, chair, lamp, vase } from './images/things.ts'

/** Drawings that templates name. They go into the media library when a template that shows them is used. */
export const TEMPLATE_IMAGES: readonly TemplateImage[] = [
  ...[arcade, pavilion, stairs, tower],
  ...[bridge, garden, market],
  ...[pasta, soup, tart],
  ...[coast, dunes, forest, lake, ridges],
  ...[books, branch, pears],
  screen,
  ...[bouquet, chair, lamp, vase],
]
