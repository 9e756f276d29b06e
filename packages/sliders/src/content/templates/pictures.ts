import { arcade, pavilion, stairs, tower } from './pictures/buildings.ts'
import { bridge, garden, market } from './pictures/collages.ts'
import { pasta, soup, tart } from './pictures/dishes.ts'
import { coast, dunes, forest, lake, ridges } from './pictures/landscapes.ts'
import type { TemplatePicture } from './pictures/picture.ts'
import { books, branch, pears } from './pictures/rooms.ts'
import { screen } from './pictures/screen.ts'
import { bouquet, chair, lamp, vase } from './pictures/things.ts'

/** Drawings that templates name. They go into the media library when a template that shows them is used. */
export const PICTURES: readonly TemplatePicture[] = [
  ...[arcade, pavilion, stairs, tower],
  ...[bridge, garden, market],
  ...[pasta, soup, tart],
  ...[coast, dunes, forest, lake, ridges],
  ...[books, branch, pears],
  screen,
  ...[bouquet, chair, lamp, vase],
]
