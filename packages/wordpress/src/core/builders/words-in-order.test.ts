import { describe, expect, it } from 'vitest'
import { convertWith, page } from '../../testing/builders/convert-with.ts'
import { problemsOf } from '../../testing/builders/declarations.ts'
import { wordsIn } from '../../testing/builders/words-in.ts'
import { avada } from './avada/avada.ts'
import { divi } from './divi/divi.ts'
import { elementor } from './elementor/elementor.ts'
import { wpbakery } from './wpbakery/wpbakery.ts'

/** Numbers that are the same in every run (mulberry32). */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Writes pages with words of their own: `w1`, `w2` and so on, in the order of the text. */
class Writer {
  readonly #random: () => number
  #count = 0
  constructor(seed: number) {
    this.#random = chance(seed)
  }
  get words(): readonly string[] {
    return Array.from({ length: this.#count }, (_, index) => `w${index + 1}`)
  }
  word(): string {
    this.#count += 1
    return `w${this.#count}`
  }
  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[Math.floor(this.#random() * items.length)] ?? items[0]
  }
  some(most: number, make: () => string, between = ''): string {
    return Array.from({ length: 1 + Math.floor(this.#random() * most) }, make).join(between)
  }
  /** HTML as it stands in texts: with paragraphs and without, with stray ones, with lists and links. */
  html(): string {
    return this.pick([
      () => this.word(),
      () => `\n\n<p>${this.word()} <strong>${this.word()}</strong></p>\n\n`,
      () => `</p>\n<p>${this.word()}<br />\n${this.word()}</p>\n<p>`,
      () => `<ul>\n<li>${this.word()}</li>\n<li>${this.word()}</li>\n</ul>`,
      () => `${this.word()}\n\n${this.word()} <a href="https://a.example/">${this.word()}</a>`,
      () => `<h3>${this.word()}</h3><div><span style="color:red">${this.word()}</span></div>`,
    ])()
  }
}

const WIDTHS = ['1_1', '1_2', '1_3', '2_3', '1_4', '33.33', ''] as const

function avadaPage(write: Writer): string {
  const element = () =>
    write.pick([
      () => `[fusion_text]${write.html()}[/fusion_text]`,
      () => `[fusion_title size="${write.pick(['1', '2', '4', 'div'])}"]${write.word()}[/fusion_title]`,
      () => `[fusion_button link="/contact/"]${write.word()}[/fusion_button]`,
      () => `[fusion_alert type="notice"]${write.html()}[/fusion_alert]`,
      () =>
        `[fusion_checklist]${write.some(3, () => `[fusion_li_item]${write.html()}[/fusion_li_item]`)}[/fusion_checklist]`,
      () =>
        `[fusion_tabs]${write.some(3, () => `[fusion_tab title="${write.word()}"]${write.html()}[/fusion_tab]`)}[/fusion_tabs]`,
      () =>
        `[fusion_accordion]${write.some(3, () => `[fusion_toggle title="${write.word()}" open="no"]${write.html()}[/fusion_toggle]`)}[/fusion_accordion]`,
      () =>
        `[fusion_content_boxes columns="4"]${write.some(4, () => `[fusion_content_box title="${write.word()}"]${write.html()}[/fusion_content_box]`)}[/fusion_content_boxes]`,
      () => `[fusion_person name="${write.word()}" title="${write.word()}"]${write.word()}[/fusion_person]`,
      () => `[fusion_highlight]${write.word()}[/fusion_highlight] ${write.word()} `,
      () => `[fusion_unheard_of]${write.html()}[/fusion_unheard_of]`,
      () =>
        `[fusion_tagline_box title="${write.word()}" description="${write.word()}" button="${write.word()}" link="/contact/" /]`,
    ])()
  const inner = () =>
    `[fusion_builder_row_inner]${write.some(2, () => `[fusion_builder_column_inner type="${write.pick(WIDTHS)}"]${write.some(2, element)}[/fusion_builder_column_inner]`)}[/fusion_builder_row_inner]`
  const column = () =>
    `[fusion_builder_column type="${write.pick(WIDTHS)}"]${write.some(3, () => write.pick([element, element, inner])())}[/fusion_builder_column]`
  const container = () =>
    `[fusion_builder_container background_color="${write.pick(['', '#000', '#fff'])}"][fusion_builder_row]${write.some(5, column)}[/fusion_builder_row][/fusion_builder_container]`
  return write.some(4, container, '\n')
}

function bakeryPage(write: Writer): string {
  const element = () =>
    write.pick([
      () => `[vc_column_text]${write.html()}[/vc_column_text]`,
      () => `[vc_custom_heading text="${write.word()}" font_container="tag:${write.pick(['h2', 'h4', 'div'])}"]`,
      () => `[vc_btn title="${write.word()}" link="url:%2Fcontact%2F"]`,
      () => `[vc_message]${write.html()}[/vc_message]`,
      () => `[vc_toggle title="${write.word()}"]${write.html()}[/vc_toggle]`,
      () =>
        `[vc_tta_tabs]${write.some(3, () => `[vc_tta_section title="${write.word()}"][vc_column_text]${write.html()}[/vc_column_text][/vc_tta_section]`)}[/vc_tta_tabs]`,
      () => `[vc_cta h2="${write.word()}"]${write.html()}[/vc_cta]`,
      () => `[mk_fancy title="${write.word()}"]${write.html()}[/mk_fancy]`,
      () => `[vc_empty_space]${write.word()}`,
    ])()
  const column = () =>
    `[vc_column width="${write.pick(['1/2', '1/3', '5/12', '1/4', ''])}"]${write.some(3, element)}[/vc_column]`
  return write.some(5, () => `[vc_row]${write.some(5, column)}[/vc_row]`, '\n\n')
}

function diviPage(write: Writer): string {
  const element = () =>
    write.pick([
      () => `[et_pb_text]${write.html()}[/et_pb_text]`,
      () => `[et_pb_blurb title="${write.word()}"]${write.html()}[/et_pb_blurb]`,
      () => `[et_pb_button button_url="/contact/" button_text="${write.word()}"][/et_pb_button]`,
      () => `[et_pb_toggle title="${write.word()}"]${write.html()}[/et_pb_toggle]`,
      () => `[et_pb_cta title="${write.word()}"]${write.html()}[/et_pb_cta]`,
      () => `[et_pb_testimonial]${write.html()}[/et_pb_testimonial]`,
    ])()
  const column = () => `[et_pb_column type="${write.pick(WIDTHS)}"]${write.some(3, element)}[/et_pb_column]`
  return write.some(4, () => `[et_pb_section][et_pb_row]${write.some(4, column)}[/et_pb_row][/et_pb_section]`)
}

function elementorData(write: Writer): string {
  const widget = (widgetType: string, settings: object) =>
    JSON.stringify({ elType: 'widget', widgetType, settings, elements: [] })
  const element = () =>
    write.pick([
      () => widget('heading', { title: write.word() }),
      () => widget('text-editor', { editor: write.html() }),
      () => widget('button', { text: write.word(), link: { url: '/contact/' } }),
      () => widget('icon-box', { title_text: write.word(), description_text: write.html() }),
      () => widget('toggle', { tabs: [{ tab_title: write.word(), tab_content: write.html() }] }),
      () =>
        widget('tabs', {
          tabs: [
            { tab_title: write.word(), tab_content: write.html() },
            { tab_title: write.word(), tab_content: write.html() },
          ],
        }),
      () => widget('e-paragraph', { paragraph: { $$type: 'string', value: write.word() } }),
      () => widget('acme', { title: write.word(), text: write.html() }),
    ])()
  const column = () =>
    `{"elType":"column","settings":{"_column_size":${write.pick([100, 50, 33, 25])}},"elements":[${write.some(3, element, ',')}]}`
  const section = () => `{"elType":"section","settings":[],"elements":[${write.some(4, column, ',')}]}`
  const container = (): string =>
    `{"elType":"container","settings":{"flex_direction":"${write.pick(['row', 'column'])}"},"elements":[${write.some(4, () => write.pick([element, element, container])(), ',')}]}`
  return `[${write.some(4, () => write.pick([section, container])(), ',')}]`
}

const BUILDERS = {
  Avada: (write: Writer) => [avada(), page(avadaPage(write))] as const,
  WPBakery: (write: Writer) => [wpbakery(), page(bakeryPage(write))] as const,
  Divi: (write: Writer) => [divi(), page(diviPage(write))] as const,
  Elementor: (write: Writer) =>
    [elementor(), page('', { _elementor_edit_mode: 'builder', _elementor_data: elementorData(write) })] as const,
}

/** Pages that are written for each builder. */
const PAGES = 60

describe.each(Object.entries(BUILDERS))('any page of %s', (_, make) => {
  it('arrives with every word, in order, without a tag, as an editor would have made it', () => {
    for (let seed = 1; seed <= PAGES; seed += 1) {
      const write = new Writer(seed)
      const [builder, item] = make(write)
      const { blocks } = convertWith(builder, item)
      const arrived = wordsIn(blocks).match(/\bw\d+\b/g) ?? []
      expect([...new Set(arrived)], `page ${seed}: ${item.content}`).toEqual(write.words)
      expect(JSON.stringify(blocks), `page ${seed}`).not.toMatch(/\[\/?(?:fusion|vc|et_pb|mk)_/)
      expect(problemsOf(blocks), `page ${seed}`).toEqual([])
    }
  })
})
