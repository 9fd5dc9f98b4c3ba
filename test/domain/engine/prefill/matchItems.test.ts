import { describe, expect, test } from 'vitest'
import { listAt } from '../../../../domain/engine/answers'
import type { LoadedItem } from '../../../../domain/engine/loadedCustomer'
import { listAddress } from '../../../../domain/engine/path'
import { isBlankItem, matchItems, type RetrievedAnswerAt } from '../../../../domain/engine/prefill/matchItems'
import type { Answer } from '../../../../domain/language/answer'
import { item, type Portal, portal } from '../../../projections/portal'

const mortgages = 'customer.mortgages'
const pensions = 'customer.pensions'
const employers = 'customer.employers'

const there = (visit: Portal, path: string) => {
  const address = listAddress(visit.catalogue, path)
  const held = address === null ? null : listAt(visit.state().answers, address.list, address.ids)
  if (address === null || held === null) throw new Error(`No list at ${path}`)
  return { address, held }
}

/** The ids of the items that these are taken for, as the office or (with what it told before) a retrieval sends them. */
const taken = (visit: Portal, path: string, loaded: readonly LoadedItem[], told: RetrievedAnswerAt | null = null) => {
  const { address, held } = there(visit, path)
  const found = matchItems(address, held, loaded, told)
  return loaded.map(one => found.get(one)?.id ?? null)
}

const told = (values: Readonly<Record<string, Answer>>): RetrievedAnswerAt => {
  const all = new Map(Object.entries(values))
  return path => all.get(path)
}

const part = (leningdeelnummer: string) => item({ leningdeelnummer })
const loan = (hdn_company_id: string, ...numbers: readonly string[]) =>
  item({ hdn_company_id }, { parts: numbers.map(part) })
const job = (name: string) => item({ name })
const pension = (bruto_pensioenbedrag: number, age?: number) =>
  item({ bruto_pensioenbedrag, ...(age === undefined ? {} : { vanaf_leeftijd_jaren: age }) })

const withLoans = (...loans: readonly LoadedItem[]) => {
  const visit = portal({ type: 'mortgage', lists: { [mortgages]: loans } })
  const [a = '', b = ''] = visit.ids(mortgages)
  return { visit, a, b }
}
const withJobs = (...jobs: readonly LoadedItem[]) => {
  const visit = portal({ type: 'full', lists: { [employers]: jobs } })
  const [a = '', b = ''] = visit.ids(employers)
  return { visit, a, b }
}

describe('a mortgage that says no id of the office’s is known', () => {
  test('by its lender and the number of one of its parts, in whatever order they come', () => {
    const { visit, a, b } = withLoans(loan('x', '001', '002'), loan('y', '001'))
    expect(taken(visit, mortgages, [loan('y', '001'), loan('x', '001')])).toEqual([b, a])
    expect(taken(visit, mortgages, [loan('x', '003', '002')])).toEqual([a])
  })

  test('by the number alone while nobody has said whose it is', () => {
    const { visit, a } = withLoans(loan('none', '001'))
    expect(taken(visit, mortgages, [loan('x', '002'), loan('x', '001')])).toEqual([null, a])
    expect(taken(visit, mortgages, [loan('', '001')])).toEqual([a])
    expect(taken(visit, mortgages, [loan('x', '001'), loan('', '001')])).toEqual([a, null])
  })

  test('never by the number of another lender’s part', () => {
    const { visit } = withLoans(loan('x', '001'))
    expect(taken(visit, mortgages, [loan('y', '001')])).toEqual([null])
    expect(taken(visit, mortgages, [loan('', '001')])).toEqual([null])
    expect(taken(visit, mortgages, [loan('x', '002')])).toEqual([null])
    expect(taken(visit, mortgages, [loan('x')])).toEqual([null])
  })

  test('never by its lender alone, and is one only, however many of its parts are told apart', () => {
    const nameless = item({ id: '7', hdn_company_id: 'x' }, { parts: [item({ rentepercentage: 2 })] })
    expect(taken(withLoans(nameless).visit, mortgages, [loan('x', '')])).toEqual([null])
    const { visit, a } = withLoans(loan('x', '001', '002'))
    expect(taken(visit, mortgages, [loan('x', '001'), loan('x', '002')])).toEqual([a, null])
  })

  test('by lender and number before the number alone', () => {
    const { visit, a, b } = withLoans(loan('none', '001'), loan('x', '001'))
    expect(taken(visit, mortgages, [loan('x', '001')])).toEqual([b])
    expect(taken(visit, mortgages, [loan('x', '001'), loan('y', '001')])).toEqual([b, a])
  })

  test('by all its numbers, as they were told before, sooner than by one that another has too', () => {
    const { visit, a } = withLoans(loan('', '001', '002'))
    const [first, second] = visit.ids(`${mortgages}.${a}.parts`)
    const before = told({
      [`${mortgages}.${a}.hdn_company_id`]: '',
      [`${mortgages}.${a}.parts.${first}.leningdeelnummer`]: '001',
      [`${mortgages}.${a}.parts.${second}.leningdeelnummer`]: '002',
    })
    expect(taken(visit, mortgages, [loan('', '001', '003'), loan('', '001', '002')], before)).toEqual([null, a])
    expect(taken(visit, mortgages, [loan('', '001', '003')], before)).toEqual([a])
  })

  test('by its parts as they stand, and not by what was taken away', () => {
    const { visit, a } = withLoans(loan('x', '001', '002'))
    const parts = `${mortgages}.${a}.parts`
    const [, second = ''] = visit.ids(parts)
    expect(taken(visit, parts, [part('002'), part('001')])).toEqual([second, visit.ids(parts)[0]])
    visit.removes(parts, second)
    expect(taken(visit, mortgages, [loan('x', '002')])).toEqual([null])
    expect(taken(visit, mortgages, [loan('x', '001')])).toEqual([a])
  })
})

describe('an item that has a name', () => {
  test('is the one of that name, spaces around it aside', () => {
    const { visit, a, b } = withJobs(job('Gemeente'), job('Provincie'))
    expect(taken(visit, employers, [job(' Provincie '), job('Gemeente')])).toEqual([b, a])
    expect(taken(visit, employers, [job('Rijk')])).toEqual([null])
  })

  test('is the first of several of that name, and each is one', () => {
    const { visit, a, b } = withJobs(item({ id: '1', name: 'Gemeente' }), item({ id: '2', name: 'Gemeente' }))
    expect(taken(visit, employers, [job('Gemeente')])).toEqual([a])
    const three = [job('Gemeente'), job('Gemeente'), job('Gemeente')]
    expect(taken(visit, employers, three)).toEqual([a, b, null])
  })

  test('is sooner one that is there than one that was removed, and that one else', () => {
    const { visit, a, b } = withJobs(item({ id: '1', name: 'Gemeente' }), item({ id: '2', name: 'Gemeente' }))
    visit.removes(employers, a)
    expect(taken(visit, employers, [job('Gemeente'), job('Gemeente')])).toEqual([b, a])
  })

  test('is the one whose id it bears, and the name is left for another', () => {
    const { visit, a, b } = withJobs(item({ id: '1', name: 'Gemeente' }), item({ id: '2', name: 'Provincie' }))
    const two = [item({ id: '2', name: 'Gemeente' }), job('Gemeente')]
    expect(taken(visit, employers, two)).toEqual([b, a])
    expect(taken(visit, employers, [...two].reverse())).toEqual([a, b])
  })

  test('that is said to be a certain one is that one, unless it was removed', () => {
    const { visit, a, b } = withJobs(item({ id: '1', name: 'Gemeente' }), item({ id: '2', name: 'Provincie' }))
    const known = { ...job('Gemeente'), is: b }
    expect(taken(visit, employers, [job('Gemeente'), known])).toEqual([a, b])
    expect(taken(visit, employers, [{ ...job('Gemeente'), is: 'nobody' }])).toEqual([a])
    visit.removes(employers, b)
    expect(taken(visit, employers, [known])).toEqual([a])
  })
})

describe('an item that nothing names', () => {
  const visit = portal({ type: 'pension', lists: { [pensions]: [pension(100), pension(200), pension(300, 67)] } })
  const [a = '', b = '', c = ''] = visit.ids(pensions)

  test('is the next one that nothing names', () => {
    expect(taken(visit, pensions, [pension(1), pension(2), pension(3)])).toEqual([a, b, null])
  })

  test('is none that has a name, and what has a name is none without', () => {
    expect(taken(visit, pensions, [pension(1, 68), pension(2), pension(3, 67)])).toEqual([null, a, c])
  })
})

describe('to a retrieval', () => {
  test('an item is what was told of it before, whatever the customer made of it', () => {
    const { visit, a, b } = withJobs(job('Gemeente'), job('Provincie'))
    const before = told({ [`${employers}.${b}.name`]: 'Gemeente' })
    expect(taken(visit, employers, [job('Gemeente')], before)).toEqual([b])
    expect(taken(visit, employers, [job('Gemeente'), job('Gemeente')], before)).toEqual([b, a])
    expect(taken(visit, employers, [job('Provincie')], before)).toEqual([b])
  })

  test('a mortgage is what was told of its lender and parts, those that were removed too', () => {
    const { visit, a } = withLoans(loan('y', '005', '006'))
    const parts = `${mortgages}.${a}.parts`
    const [first = '', second = ''] = visit.ids(parts)
    const path = (id: string) => `${parts}.${id}.leningdeelnummer`
    const before = told({ [`${mortgages}.${a}.hdn_company_id`]: 'x', [path(first)]: '001', [path(second)]: '002' })
    expect(taken(visit, mortgages, [loan('x', '001')], before)).toEqual([a])
    visit.removes(parts, second)
    expect(taken(visit, mortgages, [loan('x', '002')], before)).toEqual([a])
    expect(taken(visit, mortgages, [loan('z', '001')], before)).toEqual([null])
  })

  test('something told that does not name the item keeps its order among those without a name', () => {
    const visit = portal({ type: 'pension', lists: { [pensions]: [pension(100), pension(200)] } })
    const [a = '', b = ''] = visit.ids(pensions)
    const before = told({ [`${pensions}.${b}.bruto_pensioenbedrag`]: 200 })
    expect(taken(visit, pensions, [pension(1), pension(2)], before)).toEqual([b, a])
  })

  test('an empty item is there to be filled by what is none of the others, one each', () => {
    const visit = portal({ type: 'full' })
    visit.answers('customer.has_employers', 1)
    visit.adds(employers)
    const [a = '', b = ''] = visit.ids(employers)
    const nothing = told({})
    expect(taken(visit, employers, [job('Rijk'), job('Gemeente'), job('Provincie')], nothing)).toEqual([a, b, null])
    expect(taken(visit, employers, [job('Rijk')])).toEqual([null])
    visit.answers(`${employers}.${a}.function`, 'Bode')
    expect(taken(visit, employers, [job('Rijk')], nothing)).toEqual([b])
    visit.removes(employers, b)
    expect(taken(visit, employers, [job('Rijk')], nothing)).toEqual([null])
  })
})

describe('an item is empty', () => {
  const blank = (visit: Portal, path: string) => {
    const { address, held } = there(visit, path)
    return held.items.map(one => isBlankItem(address.list, one))
  }

  test('until somebody says something of it, and not again when that is taken back', () => {
    const visit = portal({ type: 'full', lists: { [employers]: [job('Gemeente')] } })
    const added = visit.adds(employers)
    expect(blank(visit, employers)).toEqual([false, true])
    visit.answers(`${employers}.${added}.name`, 'Rijk')
    visit.answers(`${employers}.${added}.name`, '')
    expect(blank(visit, employers)).toEqual([false, false])
  })

  test('as long as all that it holds is', () => {
    const visit = portal({ type: 'mortgage' })
    const added = visit.adds(mortgages)
    const parts = `${mortgages}.${added}.parts`
    visit.adds(parts)
    const second = visit.adds(parts)
    expect(blank(visit, mortgages)).toEqual([true])
    visit.answers(`${parts}.${second}.leningdeelnummer`, '001')
    expect(blank(visit, mortgages)).toEqual([false])
    visit.removes(parts, second)
    expect(blank(visit, mortgages)).toEqual([true])
  })
})
