import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slotPath } from '../../domain/engine/path'
import { type SurveyRecord, surveyVersion } from '../../events/record/surveyRecord'
import { foldRecords } from '../../events/state/fold'
import { initialState } from '../../events/state/state'
import type { SurveyView } from '../../projections/live'
import { differenceMadeBy } from '../../projections/replay/difference/replayDifference'
import { viewDifference } from '../../projections/replay/difference/viewDifference'
import { createPlayhead } from '../../projections/replay/playback/playhead'
import { openReplay } from '../../projections/replay/replay'
import { timeline } from '../../projections/replay/timeline'
import { findField } from '../../projections/tree/findNode'
import { createReplayScreenMemory } from '../../ui/support/screen/session/createReplayScreenMemory'
import { disturbed } from '../arbitraries/disturbed'
import { catalogues, type SurveyName } from '../arbitraries/surveys'
import { live, visitArbitrary } from '../arbitraries/visit'
import { fieldsOf, unseenFields } from '../projections/fields'
import { viewAt } from '../projections/viewOf'
import { checkLaw } from './check'

const header = { log: 'l', invitation: '1', survey: surveyVersion, build: 'b', rules: 'r', createdAt: 0 } as const

interface Log {
  readonly survey: SurveyName
  readonly records: readonly SurveyRecord[]
}

/** As often as it takes for frames to be kept, and for stretches between them to be forgotten. */
const repeated = (records: readonly SurveyRecord[], times: number): readonly SurveyRecord[] =>
  Array.from({ length: times }, () => records)
    .flat()
    .map((record, n) => ({ ...record, seq: n + 1 }))

const long = fc
  .tuple(disturbed, fc.nat(12))
  .map(([{ survey, records }, times]): Log => ({ survey, records: repeated(records, times) }))

const opened = ({ survey, records }: Log) => openReplay(catalogues[survey], header, records)

const positions = fc.array(fc.nat(400), { minLength: 1, maxLength: 12 })

test('a kept frame is the fold from the first event, wherever one came from', () => {
  const law = fc.property(long, positions, (log, walk) => {
    const replay = opened(log)
    for (const far of walk) {
      const position = far % (log.records.length + 1)
      const state = foldRecords(replay.catalogue, initialState(replay.catalogue), log.records.slice(0, position))
      expect(replay.stateAt(position)).toEqual(state)
    }
  })
  checkLaw('kept frames are folds', law, 25)
})

test('replay to a position and one record forward is replay to the next, and one back is where one was', () => {
  const law = fc.property(disturbed, fc.nat(60), ({ survey, records }, far) => {
    const replay = opened({ survey, records })
    const position = far % (records.length + 1)
    const there = replay.at(position)
    const next = replay.from(there, position + 1)
    expect(next.state).toEqual(viewAt(replay.catalogue, records, position + 1).state)
    expect(next.tree).toEqual(viewAt(replay.catalogue, records, position + 1).tree)
    expect(replay.from(next, position).tree).toEqual(there.tree)
  })
  checkLaw('one forward, one back', law, 40)
})

test('any walk back, forward and by jumps ends in the view of its last position, and tells only what differs', () => {
  const law = fc.property(disturbed, positions, ({ survey, records }, walk) => {
    const replay = opened({ survey, records })
    const { catalogue } = replay
    const head = createPlayhead(replay, 0)
    const paths = [...catalogue.slotAt.keys()].filter(path => !path.includes('*'))
    const told: string[] = []
    const ends = paths.map(path => {
      let isFirst = true
      return head.live.field$(path).subscribe(() => {
        if (!isFirst) told.push(path)
        isFirst = false
      })
    })
    for (const far of walk) {
      const before = head.live.view()
      told.length = 0
      head.goTo(far % (records.length + 1))
      const after = head.live.view()
      const differing = paths.filter(
        path => findField(catalogue, before.tree, path) !== findField(catalogue, after.tree, path),
      )
      expect(told.toSorted()).toEqual(differing.toSorted())
      for (const path of differing)
        expect(findField(catalogue, before.tree, path)).not.toEqual(findField(catalogue, after.tree, path))
    }
    const last = (walk.at(-1) ?? 0) % (records.length + 1)
    expect(head.position$.value).toBe(last)
    const whole = viewAt(catalogue, records, last)
    expect(head.live.view().state).toEqual(whole.state)
    expect(head.live.view().tree).toEqual(whole.tree)
    expect(replay.at(last).tree).toEqual(whole.tree)
    for (const end of ends) end.unsubscribe()
    head.stop()
  })
  checkLaw('walks end where they end', law, 40)
})

test('what a record is told to be is what the timeline tells of it', () => {
  const law = fc.property(disturbed, ({ survey, records }) => {
    const replay = opened({ survey, records })
    const frames = timeline(catalogues[survey], records)
    for (const [at, frame] of [...frames.entries()].reverse()) {
      const told = replay.timelineRecordAt(at + 1)
      expect(told.skipped).toEqual(frame.skipped)
      expect([...told.along]).toEqual([...frame.along])
    }
  })
  checkLaw('told as the timeline', law, 40)
})

/** Every question of a view as it stands, looked up one by one. */
const standings = (view: SurveyView): ReadonlyMap<string, string> => {
  const unseen = new Set(unseenFields(view.tree))
  return new Map(
    fieldsOf(view.tree).map(field => {
      const visible = !unseen.has(field)
      return [slotPath(field.slot, field.ids), JSON.stringify([field.value, visible, visible ? field.error : null])]
    }),
  )
}

test('the difference of two views names every question that is not as it was, and no other', () => {
  const law = fc.property(disturbed, fc.nat(60), fc.nat(60), ({ survey, records }, a, b) => {
    const replay = opened({ survey, records })
    const [before, after] = [replay.at(a % (records.length + 1)), replay.at(b % (records.length + 1))]
    const [were, are] = [standings(before), standings(after)]
    const other = [...new Set([...were.keys(), ...are.keys()])].filter(path => were.get(path) !== are.get(path))
    const { questions } = viewDifference(replay.catalogue, before, after)
    expect(questions.map(({ path }) => path).toSorted()).toEqual(other.toSorted())
  })
  checkLaw('difference is every difference', law, 40)
})

test('what a record changed is the difference of the views before and after it', () => {
  const law = fc.property(disturbed, fc.nat(60), ({ survey, records }, far) => {
    const replay = opened({ survey, records })
    const position = 1 + (far % Math.max(records.length, 1))
    const effects = differenceMadeBy(replay, position)
    const [before, after] = [position - 1, position].map(at => viewAt(replay.catalogue, records, at))
    if (before === undefined || after === undefined) return
    const { questions, steps, order } = viewDifference(replay.catalogue, before, after)
    const were = (path: string) => questions.find(one => one.path === path)
    expect(effects.shown.map(({ path }) => path)).toEqual(
      questions.filter(one => one.after?.visible === true && one.before?.visible !== true).map(({ path }) => path),
    )
    expect(effects.hidden.map(({ path }) => path)).toEqual(
      questions.filter(one => one.before?.visible === true && one.after?.visible !== true).map(({ path }) => path),
    )
    expect(effects.errorsCome.map(({ path, rule }) => [path, rule])).toEqual(
      questions.flatMap(({ path, before: was, after: is }) =>
        is?.error == null || is.error === was?.error ? [] : [[path, is.error]],
      ),
    )
    expect(effects.errorsGone.map(({ path, rule }) => [path, rule])).toEqual(
      questions.flatMap(({ path, before: was, after: is }) =>
        was?.error == null || was.error === is?.error ? [] : [[path, was.error]],
      ),
    )
    for (const answer of effects.answers) {
      expect(answer.before?.value).toEqual(were(answer.path)?.before?.value)
      expect(answer.after?.value).toEqual(were(answer.path)?.after?.value)
    }
    expect(effects.order).toEqual(order)
    expect([...effects.done, ...effects.undone].length).toBe(
      steps.filter(one => one.before !== null && one.after !== null).length,
    )
  })
  checkLaw('effects are the difference', law, 60)
})

test('what is open and told at a position is the same, whichever way one came there', () => {
  const law = fc.property(visitArbitrary(), positions, (visit, walk) => {
    const { catalogue, records } = live(visit)
    const replay = openReplay(catalogue, header, records)
    const shownIn = ({ screenMemory: { consequences, openItems } }: ReturnType<typeof createReplayScreenMemory>) =>
      [openItems.open$, openItems.pages$, openItems.rows$, openItems.asked$, consequences.words$].map(
        ({ value }) => value,
      )
    const walked = createReplayScreenMemory(replay)
    for (const far of walk) {
      const position = far % (records.length + 1)
      const straight = createReplayScreenMemory(replay)
      walked.show(position)
      straight.show(position)
      expect(shownIn(walked)).toEqual(shownIn(straight))
    }
  })
  checkLaw('what is open is a fold', law, 60)
})
