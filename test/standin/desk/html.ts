/** Text that is HTML already; everything else is escaped. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type Part = Html | string | number | undefined | readonly Part[]

/** A template whose values are escaped, lists joined and `undefined` left out. */
export const html = (strings: TemplateStringsArray, ...values: readonly Part[]): Html =>
  new Html(strings.map((text, index) => text + render(values[index])).join(''))

function render(part: Part): string {
  if (part === undefined) return ''
  if (part instanceof Html) return part.text
  return typeof part === 'object' ? part.map(render).join('') : escaped(String(part))
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
