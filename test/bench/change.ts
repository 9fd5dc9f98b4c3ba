import { slotPath } from '../../domain/engine/path'
import type { Command } from '../../events/decisions/command'
import { stepErrorCount } from '../../projections/steps/stepStatus'
import { catalogue, factsOf, type Visit } from './benchSurvey'
import { loadOf } from './everyQuestion'
import { createFloor, type Floor } from './floor'
import { type AnswerChange, loanPartsOf } from './load'
import { inTurns } from './measure'
import { createPortal, type Portal } from './portal'

/** Microseconds for one change. */
export interface ChangeCost {
  readonly floor: number
  readonly portal: number
}

/** The floor after the same events, one by one: it has no other way. */
export const floorLike = ({ visit, records }: Pick<Portal, 'visit' | 'records'>): Floor => {
  const floor = createFloor(catalogue, factsOf(visit))
  for (const { events } of records)
    for (const event of events)
      if (event.type === 'AnswerChanged') floor.change(event.path, event.value)
      else if (event.type === 'ItemAdded') floor.add(event.list, event.id)
  return floor
}

/** Questions to listen to, spread over the whole survey; with one, it is one that the load changes. */
const listenedTo = (floor: Floor, count: number): readonly string[] => {
  if (count === 1) return ['customer.email']
  const paths = [...floor.cells.keys()]
  return Array.from({ length: count }, (_, n) => paths[Math.floor((n * paths.length) / count)] ?? '')
}

/** What a subscriber does with the news; both programs are asked to do the same. */
const createEar = () => {
  let heard = 0
  return {
    hear: () => void heard++,
    heard: () => heard,
    /** Being told what is there already is no news. */
    begin: () => {
      heard = 0
    },
  }
}

export const setUp = (visit: Visit, parts: number, subscribers: number) => {
  const portal = createPortal(visit, parts)
  const floor = floorLike(portal)
  const [ear, floorEar] = [createEar(), createEar()]
  for (const path of new Set(listenedTo(floor, subscribers))) {
    portal.live.field$(path).subscribe(ear.hear)
    const cell = floor.cells.get(path)
    if (cell !== undefined) cell.listener = floorEar.hear
  }
  ear.begin()
  return { portal, floor, ear, floorEar, load: loadOf(portal) }
}

// Both read the validity of the step after each change, and say how often it was valid: what is not used is not done.

export const runFloor = (floor: Floor, changes: readonly AnswerChange[]): number => {
  let valid = 0
  for (const { path, value, step } of changes) {
    floor.change(path, value)
    if (floor.errorsOf(step) === 0) valid++
  }
  return valid
}

export const runPortal = (portal: Portal, changes: readonly AnswerChange[]): number => {
  let valid = 0
  for (const { path, value, step } of changes) {
    portal.dispatch({ type: 'ChangeAnswer', path, value })
    if (stepErrorCount(catalogue, portal.live.view().tree, step) === 0) valid++
  }
  return valid
}

const rounds = { rounds: 41, warmUp: 40 }

/** Rounds of the load in one turn, so that a turn is about as many changes whatever the load. */
const cyclesOf: Readonly<Record<Visit, number>> = { loanParts: 40, everything: 8 }

export const changeCost = (visit: Visit, parts: number, subscribers: number): ChangeCost => {
  const cycles = cyclesOf[visit]
  const { portal, floor, load } = setUp(visit, parts, subscribers)
  const prepare = (round: number) => load(round * cycles, cycles)
  const count = prepare(0).length
  const { a, b } = inTurns(
    { prepare, work: changes => void runFloor(floor, changes) },
    { prepare, work: changes => void runPortal(portal, changes) },
    rounds,
  )
  return { floor: (a * 1000) / count, portal: (b * 1000) / count }
}

/** One loan part that comes and goes again, beside this many. */
export const itemCost = (parts: number, times = 20): ChangeCost => {
  const { portal, floor } = setUp('loanParts', parts, 1)
  const { list } = loanPartsOf(portal)
  let last = 0
  const { a, b } = inTurns(
    {
      prepare: () => null,
      work: () => {
        for (let n = 0; n < times; n++) {
          const id = `n${last++}`
          floor.add(list, id)
          floor.remove(list, id)
        }
      },
    },
    {
      prepare: () => null,
      work: () => {
        for (let n = 0; n < times; n++) {
          portal.dispatch({ type: 'AddItem', list })
          const id = loanPartsOf(portal).ids.at(-1) ?? ''
          const remove: Command = { type: 'RemoveItem', list, id }
          portal.dispatch(remove)
        }
      },
    },
    { rounds: 21, warmUp: 8 },
  )
  return { floor: (a * 1000) / (2 * times), portal: (b * 1000) / (2 * times) }
}

/** Where the floor and the portal do not agree after the same load; the comparison is worth nothing then. */
export const disagreements = (visit: Visit, parts: number): readonly string[] => {
  const { portal, floor, ear, floorEar, load } = setUp(visit, parts, 200)
  const changes = load(0, 60)
  const valid = [runFloor(floor, changes), runPortal(portal, changes)]
  const { tree } = portal.live.view()
  const wrong = [...floor.cells].flatMap(([path, cell]) => {
    const field = portal.live.field(path)
    const isSame =
      field?.visible === cell.visible && field.error === cell.error && String(field.value) === String(cell.value)
    return isSame ? [] : [path]
  })
  const steps = catalogue.survey.steps.flatMap(({ key }) =>
    stepErrorCount(catalogue, tree, key) === floor.errorsOf(key) ? [] : [`errors of ${key}`],
  )
  const missed = catalogue.slots.filter(slot => slot.group.within === null && !floor.cells.has(slotPath(slot, [])))
  return [
    ...wrong,
    ...steps,
    ...missed.map(({ path }) => path),
    ...(valid[0] === valid[1] ? [] : ['valid steps on the way']),
    ...(ear.heard() === floorEar.heard() ? [] : [`heard ${ear.heard()} and ${floorEar.heard()} times`]),
  ]
}
