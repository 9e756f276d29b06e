/** Light of a window on a dark wall: what is shown where a provider gives no image. */
export const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540" viewBox="0 0 960 540">
<rect width="960" height="540" fill="#2b2723"/>
<g fill="#4a4239"><path d="M330 70l150 26v150l-150-26z"/><path d="M500 99l150 26v150l-150-26z"/><path d="M330 240l150 26v150l-150-26z"/><path d="M500 269l150 26v150l-150-26z"/></g>
</svg>
`
