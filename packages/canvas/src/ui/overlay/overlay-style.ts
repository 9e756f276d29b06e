/** Styles of the overlay, which page and theme cannot reach. It is dark on any page, and its outlines are blue. */
export const OVERLAY_STYLE = `
  :host {
    --line: #2457d6;
    all: initial;
    position: absolute;
    inset: 0 auto auto 0;
    z-index: 2147483000;
    font: 500 12px/1.4 system-ui, sans-serif;
    color: #fff;
  }
  [hidden] { display: none !important; }
  .outline { position: absolute; pointer-events: none; border-radius: 2px; box-sizing: border-box; }
  .outline--hover, .outline--hover-settings { box-shadow: 0 0 0 1px var(--line), 0 0 0 2px #fff; }
  /* Blue and white: one of them is seen on any ground. The dark line keeps white apart from what is light. */
  .outline--selected, .outline--selected-settings { box-shadow: 0 0 0 2px var(--line), 0 0 0 4px #fff, 0 0 0 5px rgb(0 0 0 / 45%); }
  .tag {
    position: absolute; display: flex; align-items: center; inset: 0 auto auto 0; max-inline-size: 100%; padding: 1px 6px; border-radius: 0 0 3px;
    background: var(--line); overflow: hidden; white-space: nowrap; box-sizing: border-box;
  }
  .tag span { overflow: hidden; text-overflow: ellipsis; }
  .bar {
    position: absolute; display: flex; flex-wrap: wrap; align-items: center; gap: 2px; padding: 3px; box-sizing: border-box;
    inline-size: max-content; border-radius: 8px; background: #1d1e22; box-shadow: 0 1px 2px rgb(0 0 0 / 30%), 0 6px 20px rgb(0 0 0 / 22%);
  }
  .parents { display: flex; flex-wrap: wrap; align-items: center; margin-inline-end: 6px; }
  .parents span { padding: 0 4px; color: #a3a5ae; }
  button {
    all: unset; display: inline-flex; align-items: center; justify-content: center; min-inline-size: 28px; block-size: 28px;
    box-sizing: border-box; border-radius: 5px; cursor: pointer;
  }
  .parents button { padding: 0 6px; max-inline-size: 11rem; overflow: hidden; white-space: nowrap; color: #c9cbd3; justify-content: start; }
  .parents button[aria-current] { color: #fff; }
  button:hover:not([aria-disabled="true"]) { background: #34363d; }
  button:focus-visible { outline: 2px solid #8fb1ff; outline-offset: -2px; }
  button[aria-disabled="true"] { color: #74767f; cursor: default; }
  /* Nothing of the page's own styles may win over these: a slotted element is still one of the page. */
  ::slotted(vitrine-grip) {
    all: initial !important; -webkit-user-drag: element !important; user-select: none !important; flex: none !important; inline-size: 20px !important; block-size: 28px !important;
    cursor: grab !important; pointer-events: auto !important;
    background: radial-gradient(circle, #c9cbd3 1.3px, transparent 1.6px) center / 6px 6px content-box space !important;
    padding: 5px 4px !important; box-sizing: border-box !important; display: block !important;
  }
  ::slotted(vitrine-grip[hidden]) { display: none !important; }
  .tag ::slotted(vitrine-grip) { block-size: 18px !important; padding-block: 0 !important; }
  .handle {
    position: absolute; min-inline-size: 24px; min-block-size: 24px; pointer-events: none; outline: 1px dashed #fff; border-radius: 3px;
    box-shadow: 0 0 0 1px var(--line); outline-offset: -1px;
  }
  .handle:focus-visible { outline: 3px solid var(--line); box-shadow: 0 0 0 3px #fff; }
  .handle--beside { pointer-events: auto; border-radius: 50%; outline: 0; background: #1d1e22; box-shadow: 0 0 0 2px #fff; }
  .drop { position: absolute; pointer-events: none; background: var(--line); box-shadow: 0 0 0 2px var(--line), 0 0 0 3px rgb(255 255 255 / 70%); border-radius: 2px; }
  .drop--frame { background: rgb(36 87 214 / 18%); }
  .drop__label { inset: 4px auto auto 0; inline-size: max-content; max-inline-size: 24rem; border-radius: 3px; }
  svg { inline-size: 16px; block-size: 16px; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
  /* Fingers arrange by Move to…: there a drag would scroll. */
  @media (pointer: coarse) { ::slotted(vitrine-grip) { display: none !important; } }
  @media (pointer: coarse) { button { min-inline-size: 40px; block-size: 40px; } }
  @media (forced-colors: active) {
    .outline, .drop { outline: 2px solid Highlight; }
    .bar { border: 1px solid CanvasText; }
  }
`
