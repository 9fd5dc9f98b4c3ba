/** The desk's look; served as a file of its own, because the policy allows nothing inline. */
export const css = `
:root {
  --ink: #1d2b30; --soft: #55666c; --line: #d6dfe0; --paper: #f5f7f6; --card: #fff; --brand: #1b6470; --deep: #0f3d4a;
  --tint: #e5f1ee; --good: #2b6e3f; --warn: #8a5a00; --bad: #a3262b; --radius: 8px;
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", "Liberation Sans", sans-serif; color: var(--ink); background: var(--paper);
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; }
.wide { width: 100%; max-width: 1200px; margin: 0 auto; padding: 0 32px; }
a { color: var(--brand); text-underline-offset: 3px; }
a:hover { color: var(--deep); }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; border-radius: 4px; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 16px; top: 16px; background: var(--card); padding: 8px 16px; z-index: 1; }
.bar { background: var(--card); border-bottom: 1px solid var(--line); }
.bar .wide { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 24px; min-height: 80px; }
.brand img { display: block; height: 36px; }
.place { margin: 0; padding-left: 24px; border-left: 1px solid var(--line); color: var(--soft); }
.bar nav { display: flex; gap: 8px; margin-left: auto; }
.bar nav a { padding: 8px 12px; border-radius: var(--radius); color: var(--ink); text-decoration: none; }
.bar nav a:hover { background: var(--paper); }
.bar nav a[aria-current] { background: var(--tint); color: var(--deep); font-weight: 600; }
main.wide { flex: 1; padding-top: 40px; padding-bottom: 48px; }
footer.wide { padding-top: 24px; padding-bottom: 24px; color: var(--soft); font-size: 14px; }
h1 { font-size: 30px; line-height: 1.2; margin: 0 0 24px; letter-spacing: -.01em; }
h2 { font-size: 20px; line-height: 1.3; margin: 0 0 16px; }
h3 { font-size: 16px; margin: 24px 0 8px; }
.columns { display: grid; grid-template-columns: 344px minmax(0, 1fr); gap: 32px; align-items: start; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: var(--radius); padding: 24px; }
article.card + article.card { margin-top: 16px; }
.form { position: sticky; top: 24px; }
.field { margin: 0 0 16px; }
.field label, .choices legend { display: block; font-weight: 600; font-size: 14px; margin-bottom: 4px; }
.pair { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 12px; }
input[type="text"], input[type="email"], input[type="date"], select {
  width: 100%; font: inherit; color: inherit; padding: 8px 12px; min-height: 44px; border: 1px solid #8a999d; border-radius: var(--radius); background: #fff;
}
.choices { border: 0; margin: 0 0 16px; padding: 0; }
.choices label { display: flex; gap: 8px; align-items: baseline; padding: 4px 0; font-size: 15px; }
.choices input { accent-color: var(--brand); }
.hint { color: var(--soft); font-size: 14px; margin: 4px 0 0; }
.error { color: var(--bad); font-size: 14px; margin: 4px 0 0; }
button { font: inherit; font-weight: 600; min-height: 44px; padding: 8px 20px; border: 0; border-radius: var(--radius); background: var(--brand); color: #fff; cursor: pointer; }
button:hover { background: var(--deep); }
.form button { width: 100%; }
button.quiet { min-height: 0; text-align: left; padding: 0; background: none; color: var(--brand); font-weight: 400; text-decoration: underline; text-underline-offset: 3px; }
.guide { margin: 0 0 24px; } .guide ol { margin: 0; padding-left: 24px; max-width: 75ch; } .guide li { padding: 2px 0; } .guide .scroll { padding: 0; }
.notice { background: var(--tint); border: 1px solid #a9cfc6; border-radius: var(--radius); padding: 16px 24px; margin: 0 0 24px; }
.notice p { margin: 0 0 8px; font-weight: 600; }
.links { display: flex; flex-wrap: wrap; gap: 4px 16px; }
.scroll { overflow-x: auto; padding: 8px 24px; }
table { width: 100%; border-collapse: collapse; }
th { text-align: left; font-size: 14px; color: var(--soft); font-weight: 600; padding: 12px 16px 12px 0; border-bottom: 1px solid var(--line); }
td { padding: 12px 16px 12px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
tr:last-child td { border-bottom: 0; }
td:last-child, th:last-child { padding-right: 0; }
.who { display: block; font-weight: 600; }
.minor { display: block; color: var(--soft); font-size: 14px; overflow-wrap: anywhere; }
.tag { display: inline-block; font-size: 13px; line-height: 1.4; padding: 2px 10px; border-radius: 999px; border: 1px solid currentColor; white-space: nowrap; color: var(--soft); }
.tag.registered { color: var(--brand); } .tag.submitted { color: var(--good); } .tag.expired { color: var(--bad); }
.head { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 24px; align-items: baseline; }
.head h2 { margin: 0; }
.head time, .meta { color: var(--soft); font-size: 14px; }
.meta { margin: 0 0 16px; }
.letter { white-space: pre-wrap; overflow-wrap: anywhere; max-width: 75ch; margin: 0; }
.code { display: inline-block; font-size: 24px; font-weight: 600; letter-spacing: .12em; background: var(--tint); border-radius: var(--radius); padding: 8px 16px; margin: 0 0 16px; }
.empty { background: var(--card); border: 1px dashed #a9b8bb; border-radius: var(--radius); padding: 40px 24px; text-align: center; color: var(--soft); margin: 0; }
.answers { margin: 0; display: grid; grid-template-columns: minmax(180px, 2fr) 3fr; gap: 0 24px; }
.answers dt, .answers dd { padding: 6px 0; border-bottom: 1px solid #edf1f1; margin: 0; overflow-wrap: anywhere; }
.answers dt { color: var(--soft); } .answers dt small { display: block; font-size: 12px; }
.none { color: var(--soft); font-style: italic; }
.group { margin: 16px 0 0; padding-left: 16px; border-left: 3px solid var(--tint); }
.group > :is(h2, h3, h4, h5, h6) { margin: 0 0 4px; font-size: 16px; }
details { margin-top: 16px; } summary { cursor: pointer; color: var(--brand); min-height: 32px; }
pre { overflow: auto; max-height: 480px; background: var(--paper); border: 1px solid var(--line); border-radius: var(--radius); padding: 16px; font-size: 13px; }
@media (max-width: 960px) { .columns { grid-template-columns: minmax(0, 1fr); } .form { position: static; } .bar nav { margin-left: 0; flex-wrap: wrap; } .place { display: none; } .bar .wide { padding-bottom: 8px; padding-top: 8px; } }
`
