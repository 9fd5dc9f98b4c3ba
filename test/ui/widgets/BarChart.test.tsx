import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BarChart, type ChartBar } from '../../../ui/widgets/BarChart'

const bars: readonly ChartBar[] = [
  { key: 'a', label: 'AOW', value: 200, text: '€\u00a0200,00' },
  { key: 'b', label: 'Pensioen', value: 50, text: '€\u00a050,00' },
  { key: 'c', label: 'Een beetje', value: 0.01, text: '€\u00a00,01' },
  { key: 'd', label: 'Niets', value: 0, text: '€\u00a00,00' },
  { key: 'e', label: 'Onbekend', value: null, text: 'Niet bekend' },
  { key: 'f', label: 'Schuld', value: -10, text: '€\u00a0-10,00' },
]

const lengths = (markup: string): readonly string[] =>
  [...markup.matchAll(/class="[^"]*bar[^"]*" width="([\d.]+%)"/g)].map(([, width]) => width ?? '')

it('says of every bar what it is and how much, whatever the drawing shows', () => {
  const markup = renderToStaticMarkup(<BarChart title="Inkomen" bars={bars} />)
  expect(markup).toContain('<figcaption')
  for (const { label, text } of bars) {
    expect(markup).toContain(`>${label}</dt>`)
    expect(markup).toContain(`>${text}</dd>`)
  }
  for (const [drawing] of markup.matchAll(/<svg[^>]*>/g)) expect(drawing).toContain('aria-hidden="true"')
})

it('measures by the longest bar; what is there can be seen, what is not has no length or no bar', () => {
  expect(lengths(renderToStaticMarkup(<BarChart title="Inkomen" bars={bars} />))).toEqual([
    '100%',
    '25%',
    '0.5%',
    '0%',
    '0%',
  ])
})

it('measures by what it is given where charts stand side by side', () => {
  expect(lengths(renderToStaticMarkup(<BarChart title="Inkomen" bars={bars.slice(0, 2)} most={400} />))).toEqual([
    '50%',
    '12.5%',
  ])
})

it('keeps to the policy of the page: no style of its own', () => {
  expect(renderToStaticMarkup(<BarChart title="Inkomen" bars={bars} />)).not.toContain('style=')
})
