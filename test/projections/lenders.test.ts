import { describe, expect, test } from 'vitest'
import type { Lenders } from '../../domain/language/lender'
import { situationOf } from '../../events/state/state'
import { findField } from '../../projections/tree/findNode'
import { surveyTree } from '../../projections/tree/surveyTree'
import { severalLenders } from '../arbitraries/lenders'
import { listening } from './listening'

describe('the lists of lenders', () => {
  const opened = () => {
    const at = listening('shipped', 'mortgage')
    at.does({ type: 'AddItem', list: 'customer.mortgages' })
    const mortgage = `customer.mortgages.${at.ids('customer.mortgages')[0]}`
    const [lender, product] = [`${mortgage}.hdn_company_id`, `${mortgage}.hdn_company_label_id`]
    at.listenTo(lender, product)
    const lends = (digest: string, lists: Lenders): void => at.does({ type: 'LoadLenders', digest, lists })
    const shown = (path: string) => {
      const field = at.live.field(path)
      return { nothing: field?.nothingToChoose, labels: field?.options.map(({ label }) => label), error: field?.error }
    }
    return { ...at, lender, product, lends, shown }
  }

  test('that come are told to both questions, and that nothing is new is told to none', () => {
    const { lender, product, lends, shown, toldBy } = opened()
    expect(shown(lender)).toEqual({ nothing: true, labels: [], error: null })
    expect(toldBy(() => lends('a', severalLenders))).toEqual([lender, product])
    expect(shown(lender)).toEqual({
      nothing: false,
      labels: ['Bank lender-1', 'Bank lender-2', 'Bank lender-3'],
      error: 'chosen',
    })
    expect(shown(product)).toEqual({ nothing: false, labels: [], error: 'chosen' })
    expect(toldBy(() => lends('a', severalLenders))).toEqual([])
    // Other products of a lender that nobody chose change no question.
    expect(toldBy(() => lends('b', { ...severalLenders, labels: severalLenders.labels.slice(0, 2) }))).toEqual([])
  })

  test('a lender that is chosen is told to its product, with what can be chosen there', () => {
    const { lender, product, lends, shown, toldBy, answers } = opened()
    lends('a', severalLenders)
    expect(toldBy(() => answers(lender, 'lender-3'))).toEqual([lender, product])
    expect(shown(product)).toEqual({ nothing: true, labels: [], error: null })
    answers(lender, 'lender-2')
    expect(shown(product)).toEqual({
      nothing: false,
      labels: ['Hypotheek product-2', 'Hypotheek product-3'],
      error: 'chosen',
    })
  })

  test('an answer in no list keeps its question as it is while nothing about it changes', () => {
    const { catalogue, live, lender, product, lends, answers, state } = opened()
    lends('a', severalLenders)
    answers(lender, 'lender-gone')
    answers(product, 'product-gone')
    const again = surveyTree(situationOf(catalogue, state()), live.view().tree)
    for (const path of [lender, product]) expect(findField(catalogue, again, path)).toBe(live.field(path))
    expect(live.field(product)?.options.map(({ label }) => label)).toEqual(['Onbekend product'])
  })
})
