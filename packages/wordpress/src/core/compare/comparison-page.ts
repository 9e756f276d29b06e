import { escapeHtml } from '../builders/shared/escape-html.ts'
import type { ComparedBoth, ComparedPage, Comparison, ScreenshotPair, UncomparedPage } from './comparison.ts'
import { COMPARISON_STYLE } from './comparison-style.ts'
import { COMPARED, type Entries, type ListDifference, lossOf } from './page-difference.ts'

/** Writes a comparison as a document of HTML that needs nothing but the screenshots beside it. */
export function comparisonPage(comparison: Comparison): string {
  const { newSite, oldSite, pages } = comparison
  const ranked = [...pages].sort((one, other) => weightOf(other) - weightOf(one))
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'">
<title>Before and after: ${escapeHtml(oldSite)}</title>
<style>${COMPARISON_STYLE}</style>
</head>
<body>
<header>
<h1>Before and after</h1>
<p>Before: ${escapeHtml(oldSite)}. After: ${escapeHtml(newSite)}. The pages that lost most come first.</p>
${notes(comparison)}
</header>
<main>
<h2 id="pages">Pages</h2>
<div class="wide" role="region" aria-labelledby="pages" tabindex="0">
<table>
<thead><tr><th scope="col">Page</th>${COMPARED.map((name) => `<th scope="col">${titleOf(name)} missing</th>`).join('')}</tr></thead>
<tbody>
${ranked.map(row).join('\n')}
</tbody>
</table>
</div>
${ranked.map((page, place) => section(page, place, comparison)).join('\n')}
</main>
</body>
</html>
`
}

/** Weight by which pages are ranked: those that could not be compared come first. */
function weightOf(page: ComparedPage): number {
  return page.state === 'compared' ? lossOf(page.difference) : Number.MAX_SAFE_INTEGER
}

function notes({ morePages, withoutScreenshots }: Comparison): string {
  const lines = [
    ...(withoutScreenshots === undefined ? [] : [`There are no screenshots: ${withoutScreenshots}`]),
    ...(morePages > 0 ? [`${morePages} more ${morePages === 1 ? 'page was' : 'pages were'} not compared.`] : []),
  ]
  return lines.map((line) => `<p class="note">${escapeHtml(line)}</p>`).join('\n')
}

function row(page: ComparedPage, place: number): string {
  const head = `<th scope="row"><a href="#page-${place}">${escapeHtml(page.title || page.oldPath)}</a></th>`
  const cells =
    page.state === 'compared'
      ? COMPARED.map((name) => `<td>${page.difference[name].missing.count}</td>`).join('')
      : `<td colspan="${COMPARED.length}">${escapeHtml(reasonOf(page))}</td>`
  return `<tr>${head}${cells}</tr>`
}

function section(page: ComparedPage, place: number, comparison: Comparison): string {
  const heading = `<h2 id="page-${place}-title">${escapeHtml(page.title || page.oldPath)}</h2>`
  const body = page.state === 'compared' ? comparedBody(page, comparison) : `<p>${escapeHtml(reasonOf(page))}</p>`
  return `<section id="page-${place}" aria-labelledby="page-${place}-title">
${heading}
${body}
<p><a href="#pages">Back to the list</a></p>
</section>`
}

function reasonOf({ oldPath, reason, side }: UncomparedPage): string {
  return `${oldPath} could not be read ${side === 'old' ? 'from the old site' : 'here'}: ${reason}`
}

function comparedBody(page: ComparedBoth, { newSite }: Comparison): string {
  const address = `${newSite}${page.newPath}`
  return `<p>${escapeHtml(page.oldPath)} → <a href="${escapeHtml(address)}">${escapeHtml(page.newPath)}</a></p>
${COMPARED.map((name) => list(titleOf(name), page.difference[name])).join('\n')}
${page.screenshots.map((pair) => figures(page, pair)).join('\n')}`
}

function list(title: string, { after, before, added, missing }: ListDifference): string {
  if (missing.count + added.count === 0) return `<p>${title}: all ${before} are there.</p>`
  return `<h3>${title}: ${before} before, ${after} after</h3>
${entriesList('Missing', missing)}${entriesList('New', added)}`
}

function entriesList(name: string, { count, examples }: Entries): string {
  if (count === 0) return ''
  const items = examples.map((example) => `<li>${escapeHtml(example)}</li>`).join('')
  const more = count > examples.length ? `<li>… ${count} in all</li>` : ''
  return `<p>${name}:</p><ul class="entries">${items}${more}</ul>\n`
}

function figures({ title, oldPath }: ComparedBoth, { after, before, width }: ScreenshotPair): string {
  return `<div class="pair">
${figure(`Before, ${width} px wide`, before, `${title || oldPath} on the old site`)}
${figure(`After, ${width} px wide`, after, `${title || oldPath} here`)}
</div>`
}

function figure(caption: string, file: string | undefined, alt: string): string {
  const image =
    file === undefined
      ? '<p>It could not be drawn.</p>'
      : `<a href="${escapeHtml(file)}"><img src="${escapeHtml(file)}" alt="${escapeHtml(alt)}" loading="lazy"></a>`
  return `<figure><figcaption>${caption}</figcaption>${image}</figure>`
}

function titleOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
