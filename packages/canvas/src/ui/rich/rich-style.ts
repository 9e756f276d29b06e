/** Styles of the tools for a text, beside those of the overlay. */
export const TOOLS_STYLE = `
  :host { position: static; z-index: auto; }
  .bar { gap: 1px; }
  .bar button { font: 600 13px/1 ui-serif, Georgia, serif; }
  .bar button[aria-pressed="true"] { background: #2457d6; }
  .bar hr { all: unset; inline-size: 1px; block-size: 18px; margin: 0 3px; background: #4a4c55; }
  .bar i { font-style: italic; } .bar u { text-decoration: underline; } .bar s { text-decoration: line-through; }
  .bar sub, .bar sup { font-size: 9px; }
  select, input:is([type="text"], [type="search"]) {
    all: unset; box-sizing: border-box; block-size: 28px; padding: 0 8px; border-radius: 5px; line-height: 28px; background: #34363d; color: #fff;
    box-shadow: inset 0 0 0 1px #8a8d98; cursor: pointer;
  }
  select:focus-visible, input:focus-visible { outline: 2px solid #8fb1ff; outline-offset: -2px; }
  option { background: #1d1e22; color: #fff; }
  .link {
    position: absolute; display: grid; gap: 6px; inline-size: min(22rem, calc(100vw - 12px)); padding: 10px; box-sizing: border-box;
    border-radius: 8px; background: #1d1e22; box-shadow: 0 1px 2px rgb(0 0 0 / 30%), 0 6px 20px rgb(0 0 0 / 22%);
  }
  .link input:is([type="text"], [type="search"]) { cursor: text; inline-size: 100%; }
  .link label { display: flex; gap: 6px; align-items: center; }
  .link ul { all: unset; display: grid; max-block-size: 12rem; overflow: auto; }
  .link li { all: unset; display: block; }
  .link li button { inline-size: 100%; justify-content: start; gap: 8px; padding: 0 8px; overflow: hidden; white-space: nowrap; }
  .link li span { color: #c9cbd3; }
  .link__fields { display: grid; gap: 6px; }
  .link label.link__above { display: grid; }
  .options { all: unset; display: flex; flex-wrap: wrap; gap: 2px; max-block-size: 15rem; overflow: auto; }
  .options legend { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  .options label {
    position: relative; justify-content: center; min-inline-size: 36px; min-block-size: 36px; padding: 0 6px; box-sizing: border-box;
    border-radius: 5px; cursor: pointer;
  }
  .options input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  .options label:hover { background: #34363d; }
  .options label:has(:checked) { background: #2457d6; }
  .options label:has(:focus-visible) { outline: 2px solid #8fb1ff; outline-offset: -2px; }
  .options svg { inline-size: 20px; block-size: 20px; }
  .focus { position: relative; justify-self: start; line-height: 0; cursor: crosshair; touch-action: none; overflow: hidden; border-radius: 4px; }
  .focus img { max-inline-size: 100%; max-block-size: 12rem; pointer-events: none; }
  .focus__dot {
    position: absolute; inline-size: 24px; block-size: 24px; margin: -12px 0 0 -12px; border-radius: 50%; pointer-events: none;
    box-shadow: inset 0 0 0 3px #fff, 0 0 0 2px #1d1e22, inset 0 0 0 5px #2457d6;
  }
  .link input[type="range"] { inline-size: 100%; block-size: 24px; margin: 0; accent-color: #8fb1ff; }
  .link__end { display: flex; gap: 6px; }
  .link__end button { padding: 0 10px; background: #34363d; }
  .link__end button[type="submit"] { background: #2457d6; }
  .said { min-block-size: 0; color: #ffd9a8; }
  .said:empty { display: none; }
  @media (pointer: coarse) { select, input:is([type="text"], [type="search"]) { block-size: 40px; line-height: 40px; } }
  @media (forced-colors: active) { .link { border: 1px solid CanvasText; } .bar button[aria-pressed="true"], .options label:has(:checked) { outline: 2px solid Highlight; } }
`

/** Styles of a text while it is typed, on the page itself. */
export const TEXT_STYLE = `
  [data-typed-rich] { cursor: text; user-select: text; outline: 2px solid #2457d6; outline-offset: 4px; box-shadow: 0 0 0 4px #fff; min-block-size: 1lh; }
  [data-typed-rich] a { cursor: text; }
  [data-typed-rich] .rich-under { text-decoration: underline; }
  [data-typed-rich] .rich-strike { text-decoration: line-through; }
  [data-typed-rich] .rich-under-strike { text-decoration: underline line-through; }
  [data-typed-rich] [data-chosen] { outline: 3px solid #2457d6; outline-offset: 2px; }
  [data-typed-rich] .rich-part { display: block; padding: 0.5rem; border: 1px dashed currentColor; opacity: 0.75; }
`
