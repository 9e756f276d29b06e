import { describe, expect, it } from 'vitest'
import { helpTextOf } from './help-text-of.ts'

describe('a page of the documentation in the admin', () => {
  it('has its title, and headings that links can name', () => {
    const { title, html } = helpTextOf('# Images & files\n\nText.\n\n## Where a file is used\n')
    expect(title).toBe('Images & files')
    expect(html).toBe('<p>Text.</p>\n<h2 id="where-a-file-is-used">Where a file is used</h2>\n')
  })

  it('leads to other pages of it in the admin, and names what is not there without a link', () => {
    const { html } = helpTextOf(
      '# T\n\n[a](media.md) [b](forms.md#spam) [c](operating.md) [d](decisions/001-x.md) [e](#here)',
    )
    expect(html).toBe(
      '<p><a href="/admin/help/media">a</a> <a href="/admin/help/forms#spam">b</a> c d <a href="#here">e</a></p>\n',
    )
  })

  it('opens other sites beside itself, and no address that is a script', () => {
    const { html } = helpTextOf('# T\n\n[a](https://example.com/?a="b") [b](javascript:alert(1))')
    expect(html).toBe('<p><a href="https://example.com/?a=&#34;b&#34;" target="_blank" rel="noopener">a</a> b</p>\n')
  })

  it('shows images of the documentation alone', () => {
    const { html } = helpTextOf('# T\n\n![The "library"](images/media.webp)![x](https://example.com/x.png)')
    expect(html).toBe('<p><img src="/api/help-images/media.webp" alt="The &#34;library&#34;" loading="lazy"></p>\n')
  })

  it('leaves HTML out', () => {
    expect(helpTextOf('# T\n\n<script>alert(1)</script>\n\na <b onclick="x">b</b>').html).not.toMatch(/<script|<b/)
  })

  it('lets wide tables scroll by keyboard', () => {
    expect(helpTextOf('# T\n\n| a | b |\n|---|---|\n| 1 | 2 |').html).toMatch(
      /^<div class="help__table" role="group" aria-label="Table" tabindex="0"><table>[\s\S]*<\/table>\s*<\/div>/,
    )
  })
})
