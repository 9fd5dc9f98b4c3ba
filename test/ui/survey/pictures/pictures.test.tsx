import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { LoadedItem, OfficeScalar } from '../../../../domain/engine/loadedCustomer'
import type { InvitationType } from '../../../../domain/language/invitation'
import { debtsPicture } from '../../../../projections/pictures/debtsPicture'
import { householdPicture } from '../../../../projections/pictures/householdPicture'
import { incomeAtRisk } from '../../../../projections/pictures/incomeAtRisk'
import { incomeByAge } from '../../../../projections/pictures/incomeByAge'
import { DebtsFigure } from '../../../../ui/survey/pictures/DebtsFigure'
import { HouseholdFigure } from '../../../../ui/survey/pictures/HouseholdFigure'
import { IncomeByAgeLanes } from '../../../../ui/survey/pictures/IncomeByAgeFigure'
import { IncomeLossFigure } from '../../../../ui/survey/pictures/IncomeLossFigure'
import { item, portal } from '../../../projections/portal'
import { viewOf } from '../../../projections/viewOf'

const values: Readonly<Record<string, OfficeScalar>> = {
  'customer.last_name': 'Jansen',
  'customer.date_of_birth': '1985-04-12',
  'customer.has_employers': 1,
}

const part = (number: number) =>
  item({ id: String(number), leningdeelnummer: `00${number}`, huidige_hoogte_leningdeel: number * 1000 })

const lists: Readonly<Record<string, readonly LoadedItem[]>> = {
  'customer.employers': [item({ id: '1', name: 'Bakkerij', salary: 42_000 })],
  'customer.mortgages': [item({ id: '1' }, { parts: [part(1), part(2), part(3)] })],
  'customer.pensions': [item({ id: '1', vanaf_leeftijd_jaren: 67, aow_alleenstaand: 18_900, aow_samenwonend: 12_960 })],
}

const at = (type: InvitationType) => {
  const own = portal({ type, today: '2026-11-22', values, lists })
  return { catalogue: own.catalogue, view: viewOf(own) }
}

const there = <A,>(one: A | null | undefined): A => {
  if (one === null || one === undefined) throw new Error('There is no picture')
  return one
}

const full = at('full')
const enriched = at('mortgage_enrich')
const known = there(householdPicture(full.catalogue, full.view))
const fallsAway = there(incomeAtRisk(full.catalogue, full.view, 'unemployment'))
const debts = there(debtsPicture(enriched.catalogue, enriched.view))
const pensions = at('mortgage_pension')
const byAge = there(
  incomeByAge(pensions.catalogue, pensions.view, there(pensions.catalogue.listAt.get('customer.pensions'))),
)

const pictures: readonly (readonly [string, ReactNode])[] = [
  ['the household', <HouseholdFigure key="1" known={known} />],
  ['what falls away', <IncomeLossFigure key="3" picture={fallsAway} />],
  ['the debts', <DebtsFigure key="4" picture={debts} />],
]

const words = (markup: string): string => markup.replace(/<svg.*?<\/svg>/gs, '')

describe.each(pictures)('%s', (_name, picture) => {
  it('says its amounts outside the drawing, which is hidden from who listens', () => {
    const drawn = renderToStaticMarkup(picture)
    expect(drawn).toContain('<svg')
    expect(words(drawn)).toContain('€')
  })
})

describe.each([...pictures, ['the income by age', <IncomeByAgeLanes key="5" picture={byAge} />] as const])(
  '%s',
  (_name, picture) => {
    const drawn = renderToStaticMarkup(picture)

    it('hides each drawing from who listens, and keeps to the policy of the page: no style of its own', () => {
      for (const [svg] of drawn.matchAll(/<svg[^>]*>/g)) expect(svg).toContain('aria-hidden="true"')
      expect(drawn).not.toContain('style=')
    })

    it('names each pattern once, and draws with no other', () => {
      const named = [...drawn.matchAll(/<pattern id="([^"]+)"/g)].map(([, id]) => id)
      expect(new Set(named).size).toBe(named.length)
      for (const [, id] of drawn.matchAll(/fill="url\(#([^)]+)\)"/g)) expect(named).toContain(id)
    })
  },
)

it('the income by age says every amount, of two that exclude each other both', () => {
  const said = words(renderToStaticMarkup(<IncomeByAgeLanes picture={byAge} />))
  for (const amount of ['€\u00a042.000,00', '€\u00a018.900,00', '€\u00a012.960,00', 'Niet bekend'])
    expect(said).toContain(amount)
})
