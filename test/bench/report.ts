import type { Visit } from './benchSurvey'
import type { BrowserFigures } from './browser'
import type { CoreFigures, VisitFigures } from './coreFigures'
import { type Engine, earlier } from './earlier'
import type { HashCost } from './hashCost'
import type { LargeLoad } from './largeLoad'
import type { TypedPage, Typing } from './page/typing'
import { positionFigures } from './positionFigures'
import { type Figure, table } from './table'

const microseconds = (n: number): string => `${n.toFixed(2)} us`
const milliseconds = (n: number): string => `${n.toFixed(1)} ms`
const times = (most: number, what: string) => ({ most, words: `at most ${most}x ${what}` })

const of = (parts: number): string => (parts === 1 ? '1 loan part' : `${parts} loan parts`)

const changeFigures = ({ changes }: VisitFigures, engine: Engine): readonly Figure[] => {
  const once = earlier[engine]
  const cost = (parts: number, subscribers: number) =>
    changes.find(one => one.parts === parts && one.subscribers === subscribers)?.portal ?? Number.NaN
  return [
    ...changes.map(({ parts, subscribers, floor, portal }) => ({
      what: `an answer, ${subscribers} listening, ${of(parts)}`,
      figure: microseconds(portal),
      floor: microseconds(floor),
      ratio: portal / floor,
      aim: times(4, 'floor'),
      before: subscribers > 1 ? null : (once.answers.find(one => one.parts === parts)?.ratio ?? null),
    })),
    {
      what: 'the same with 500 parts, against 1 part',
      figure: microseconds(cost(500, 1)),
      floor: '',
      ratio: cost(500, 1) / cost(1, 1),
      aim: times(1.5, '1 part'),
      before: once.manyParts,
    },
    {
      what: 'the same with 200 listening, against 1',
      figure: microseconds(cost(1, 200)),
      floor: '',
      ratio: cost(1, 200) / cost(1, 1),
      aim: times(1.2, '1 listening'),
      before: once.manyListening,
    },
  ]
}

const itemFigures = ({ items }: CoreFigures): readonly Figure[] =>
  items.map(({ parts, floor, portal }) => ({
    what: `a loan part comes or goes, beside ${of(parts)}`,
    figure: microseconds(portal),
    floor: microseconds(floor),
    ratio: portal / floor,
    aim: null,
  }))

const replayFigures = ({ replays }: VisitFigures, engine: Engine): readonly Figure[] =>
  replays.flatMap(({ events, floor, fold, whole, decode }) => [
    {
      what: `replay of ${events} events, state`,
      figure: milliseconds(fold),
      floor: milliseconds(floor),
      ratio: fold / floor,
      aim: times(2, 'floor'),
    },
    {
      what: `replay of ${events} events, state and screens`,
      figure: milliseconds(whole),
      floor: milliseconds(floor),
      ratio: whole / floor,
      aim: times(2, 'floor'),
      before: events === 100_000 ? earlier[engine].replay : null,
    },
    { what: `reading ${events} lines before that`, figure: milliseconds(decode), floor: '', ratio: null, aim: null },
  ])

const crowds: Readonly<Record<LargeLoad['crowd'], string>> = { parts: 'loan part', children: 'child' }

const loadFigures = ({ loads }: CoreFigures): readonly Figure[] =>
  loads.map(({ crowd, stage, few, many }) => ({
    what: `${stage}, for each ${crowds[crowd]} of 5000`,
    figure: microseconds(many),
    floor: microseconds(few),
    ratio: many / few,
    aim: times(2, 'each of 500'),
  }))

const visitTitles: Readonly<Record<Visit, string>> = {
  loanParts: 'the customer and the loan parts',
  everything: 'the full inventory, loan parts only kept',
}

const agreement = ({ disagreements }: VisitFigures): string =>
  disagreements.length === 0
    ? 'Floor and portal agree on every answer, error and step.\n'
    : `FLOOR AND PORTAL DISAGREE: ${disagreements.join(', ')}\n`

/** @param version of the engine */
export const coreReport = (engine: Engine, version: string, core: CoreFigures): string =>
  [
    ...core.visits.map(figures => {
      const rows = [
        ...changeFigures(figures, engine),
        ...(figures.visit === 'loanParts' ? itemFigures(core) : []),
        ...replayFigures(figures, engine),
        ...positionFigures(figures),
      ]
      return table(`The core in ${engine} ${version}: ${visitTitles[figures.visit]}`, rows) + agreement(figures)
    }),
    table(`A large answer of the office in ${engine} ${version}; the floor is each of 500`, loadFigures(core)),
  ].join('\n')

/** The goal for a start is 50 ms, where the floor took so many on the machine that the goals were measured on. */
/** And this many from a snapshot with a short tail. */
const quickAim = { ms: 10 } as const
const bootAim = { ms: 50, floor: { many: 26, one: 92 } } as const

const pages: Readonly<Record<TypedPage, string>> = {
  loanParts: '500 loan parts, one open',
  largestStep: 'the largest question step, all of it open',
}

const typingFigures = (typing: Typing): readonly Figure[] => {
  const { page, fields } = typing
  const line = (what: string, ms: number, floor: number | null): Figure => ({
    what,
    figure: `${ms.toFixed(2)} ms`,
    floor: floor === null ? '' : `${floor.toFixed(2)} ms`,
    ratio: null,
    aim: null,
  })
  return [
    line(`${pages[page]} (${fields} fields, 4x slower): a key press, handled`, typing.press, typing.floorPress),
    line('  until the next paint', typing.paint, typing.floorPaint),
    {
      what: '  renders of React',
      figure: typing.commitsPerPress.toFixed(2),
      floor: '',
      ratio: typing.commitsPerPress,
      aim: { most: 1, words: 'at most 1' },
    },
    {
      what: '  other fields that render',
      figure: String(typing.others),
      floor: '',
      ratio: typing.others,
      aim: { most: 0, words: 'none' },
      before: 0,
    },
    line('  the answer after the last key', typing.answer, null),
  ]
}

/** A goal only for what is stored at every answer: a customer of the office comes once. */
const hashFigures = ({ letters, bare, hashed, marked }: HashCost): readonly Figure[] => {
  const line = (what: string, ms: number, isAimed: boolean): Figure => ({
    what: `a strict commit of ${letters} letters, ${what}`,
    figure: `${ms.toFixed(2)} ms`,
    floor: `${bare.toFixed(2)} ms`,
    ratio: ms / bare,
    aim: isAimed ? times(1.1, 'without') : null,
  })
  return [line('with its hash', hashed, letters < 1000), line('with hash and mark', marked, false)]
}

export const browserReport = ({ version, boots, commits, hashes, typing }: BrowserFigures): string =>
  table(`The device, in Chromium ${version}`, [
    ...boots.map(({ shape, floor, portal }) => ({
      what: `start on 10,000 events, ${shape === 'one' ? 'one a record' : 'a hundred a record'}`,
      figure: milliseconds(portal),
      floor: milliseconds(floor),
      ratio: portal / floor,
      aim: {
        most: bootAim.ms / bootAim.floor[shape],
        words: `${bootAim.ms} ms where the floor takes ${bootAim.floor[shape]}`,
      },
    })),
    ...boots.map(({ shape, floor, quick }) => ({
      what: `the same from a snapshot, ${shape === 'one' ? 'twenty records' : 'one record'} after it`,
      figure: milliseconds(quick),
      floor: milliseconds(floor),
      ratio: quick / floor,
      aim: { most: quickAim.ms / bootAim.floor[shape], words: `${quickAim.ms} ms on that machine` },
    })),
    {
      what: 'a commit by itself, strict',
      figure: `${milliseconds(commits.single)} (${Math.round(1000 / commits.single)} a second)`,
      floor: milliseconds(commits.floor),
      ratio: commits.single / commits.floor,
      aim: times(1.2, 'floor'),
    },
    {
      what: 'a commit among fifty',
      figure: `${milliseconds(commits.batched)} (${Math.round(1000 / commits.batched)} a second)`,
      floor: milliseconds(commits.floor),
      ratio: commits.batched / commits.floor,
      aim: null,
    },
    ...hashes.flatMap(hashFigures),
    ...typing.flatMap(typingFigures),
  ])
