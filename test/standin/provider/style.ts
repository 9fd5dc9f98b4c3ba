/** The provider's look; a file of its own, because its policy allows nothing inline. The portal's colours come with the address. */
export const css = `
:root { --brand: #17468f; --line: #d6dfe0; --soft: #55666c; font: 16px/1.5 system-ui, -apple-system, "Segoe UI", "Liberation Sans", sans-serif; color: #1d2b30; background: #fff; }
* { box-sizing: border-box; }
body { margin: 0; }
main { max-width: 720px; padding: 24px; border-top: 6px solid var(--brand); }
h1 { font-size: 24px; line-height: 1.2; margin: 0 0 8px; }
h2 { font-size: 18px; margin: 0 0 8px; }
p { margin: 0 0 16px; }
:focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px; }
.card { border: 1px solid var(--line); border-radius: 8px; padding: 16px; margin: 0 0 16px; }
.card > :last-child { margin-bottom: 0; }
label { display: block; font-weight: 600; font-size: 14px; margin: 0 0 4px; }
select, input, textarea { width: 100%; font: inherit; padding: 8px; min-height: 44px; border: 1px solid #737b87; border-radius: 6px; background: #fff; color: inherit; }
.buttons { display: flex; flex-wrap: wrap; gap: 8px; margin: 12px 0 16px; }
button { font: inherit; font-weight: 600; min-height: 44px; padding: 8px 16px; border: 1px solid #1d2b30; border-radius: 6px; background: #1d2b30; color: #fff; cursor: pointer; }
button.quiet { background: #fff; color: #1d2b30; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 4px 16px; font-size: 14px; margin: 0; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
`
