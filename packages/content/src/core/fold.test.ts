import { expect, it } from 'vitest'
import { fold } from './fold.ts'

it.each([
  ['Straße', 'strasse'],
  ['Küche', 'kuche'],
  ['Ærø', 'aero'],
  ['CAFÉ', 'cafe'],
  ['ＣＡＦＥ', 'cafe'],
  ['Łódź', 'lodz'],
  ['İstanbul', 'istanbul'],
  ['λόγος', 'λογοσ'],
  ['שָׁלוֹם', 'שלום'],
  ['كِتَاب', 'كتاب'],
  ['مكتبة', 'مكتبه'],
  ['ё', 'е'],
  ['한국어', '한국어'],
  ['がく', 'がく'],
])('brings %s to %s', (text, folded) => expect(fold(text)).toBe(folded))
