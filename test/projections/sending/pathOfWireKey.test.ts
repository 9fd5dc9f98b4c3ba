import { describe, expect, test } from 'vitest'
import type { Group } from '../../../domain/engine/catalogue'
import { slotPath } from '../../../domain/engine/path'
import { pathOfWireKey } from '../../../projections/sending/pathOfWireKey'
import { type GroupView, surveyTree } from '../../../projections/tree/surveyTree'
import { portal } from '../portal'

const visit = portal({ survey: 'everyKind', values: {} })
visit.answers('personal_details.sections.section_1.questions.colour.value', 1)
visit.answers('customer.has_boats', 1)
const first = visit.ids('customer.boats')[0] ?? visit.adds('customer.boats')
const second = visit.adds('customer.boats')
const masts = `customer.boats.${second}.masts`
visit.adds(masts)
const [, mast] = visit.ids(masts)

const pathOf = (key: string) => pathOfWireKey(visit.catalogue, surveyTree(visit.situation()), key)

describe('a field that the office names', () => {
  test.each([
    ['customer.has_boats', 'customer.has_boats'],
    ['customer.has_boats.value', 'customer.has_boats'],
    ['customer.has_boats.title', 'customer.has_boats'],
    ['customer.boats.0.name', `customer.boats.${first}.name`],
    ['customer.boats.1.name', `customer.boats.${second}.name`],
    ['customer.boats.1.masts.1.mast_name', `customer.boats.${second}.masts.${mast}.mast_name`],
    ['customer.boats.1.name.title', `customer.boats.${second}.name`],
    ['personal_details.sections.section_1.questions.born', 'personal_details.sections.section_1.questions.born.value'],
    [
      'personal_details.sections.section_1.questions.colour.explanation',
      'personal_details.sections.section_1.questions.colour.explanation.value',
    ],
    [
      'personal_details.sections.section_1.questions.wishes.questions.b',
      'personal_details.sections.section_1.questions.wishes.value',
    ],
  ])('%s is our question', (key, path) => {
    expect(pathOf(key)).toBe(path)
  })

  test.each([
    'customer.boats.9.name',
    'boats.9.name',
    'customer.boats..name',
    'customer.nowhere',
    'customer.boats',
    '',
    '[]',
  ])('%s is no question here, and stays as it came', key => {
    expect(pathOf(key)).toBe(key)
  })

  test('leads back to every question of the wire, however its path is spelled', () => {
    const at = portal({ type: 'full', values: { 'customer.has_partner': 1 } })
    for (const list of ['customer.employers', 'customer.children', 'customer.mortgages'])
      for (let count = 0; count < 2; count++) at.adds(list)
    const tree = surveyTree(at.situation())
    const fieldsIn = (
      group: Group,
      view: GroupView,
      wire: string,
    ): readonly (readonly [wire: string, path: string])[] => [
      ...view.fields.map(
        ({ slot, ids }) => [`${wire}${slot.path}`.replace(/\.value$/, ''), slotPath(slot, ids)] as const,
      ),
      ...group.lists.flatMap(({ path, index, item }) =>
        (view.lists[index]?.items ?? []).flatMap((each, at) => fieldsIn(item, each, `${wire}${path}.${at}.`)),
      ),
    ]
    const all = tree.flatMap((view, id) => {
      const group = at.catalogue.groups.find(one => one.id === id && one.within === null)
      return group === undefined ? [] : fieldsIn(group, view, '')
    })
    const bracketed = (wire: string) => wire.replace(/\.([^.]+)/g, '[$1]')
    const bare = (wire: string) => wire.replace(/^customer\./, '')
    for (const [wire, path] of all)
      for (const key of [
        wire,
        `${wire}.value`,
        `data.${wire}`,
        bare(wire),
        `data.${bare(wire)}`,
        bracketed(wire),
        bracketed(`data.${wire}`),
        bracketed(bare(wire)),
        `/${wire.replaceAll('.', '/')}`,
        `request.input.${wire}`,
        wire.replace('customer.', 'customer.data.'),
        wire.replace('.employers.', '.employments.'),
        bracketed(bare(wire)).replace('employers[', 'employments['),
      ])
        expect(pathOfWireKey(at.catalogue, tree, key), key).toBe(path)
    expect(all.length).toBeGreaterThan(200)
  })
})
