/** Style of the report, for windows of every width, light or dark, and for print. */
export const COMPARISON_STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-inline-size: 90rem; padding: 1rem; overflow-wrap: anywhere; }
h2 { margin-block-start: 3rem; }
a:focus-visible, .wide:focus-visible { outline: 3px solid; outline-offset: 2px; }
.note { border-inline-start: 0.25rem solid; padding-inline-start: 0.75rem; }
.wide { overflow-wrap: normal; overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { border-block-end: 1px solid; padding: 0.25rem 0.5rem; text-align: end; }
th:first-child { min-inline-size: 12rem; text-align: start; }
td[colspan] { text-align: start; }
.entries { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; list-style: none; margin: 0; padding: 0; }
.pair { display: grid; gap: 1rem; align-items: end; grid-template-columns: 1fr 1fr; margin-block: 1rem; }
figure { margin: 0; }
figcaption { font-weight: 600; }
img { border: 1px solid; block-size: auto; max-inline-size: 100%; }
`
