import type { BrowserFigures } from './browser'
import type { PageBytes } from './bytes'
import type { CoreFigures } from './coreFigures'
import { type Figure, table } from './table'

const microseconds = (n: number): string => `${n.toFixed(2)} us`
const milliseconds = (n: number): string => `${n.toFixed(1)} ms`
const kilobytes = (n: number): string => `${(n / 1000).toFixed(1)} kB`
const times = (most: number, what: string) => ({ most, words: `at most ${most}x ${what}` })

const of = (parts: number): string => (parts === 1 ? '1 loan part' : `${parts} loan parts`)

const changeFigures = ({ changes, items }: CoreFigures): readonly Figure[] => {
  const cost = (parts: number, subscribers: number) =>
    changes.find(one => one.parts === parts && one.subscribers === subscribers)?.portal ?? Number.NaN
  return [
    ...changes.map(({ parts, subscribers, floor, portal }) => ({
      what: `an answer, ${subscribers} listening, ${of(parts)}`,
      figure: microseconds(portal),
      floor: microseconds(floor),
      ratio: portal / floor,
      aim: times(4, 'floor'),
    })),
    {
      what: 'the same with 500 parts, against 1 part',
      figure: microseconds(cost(500, 1)),
      floor: '',
      ratio: cost(500, 1) / cost(1, 1),
      aim: times(1.5, '1 part'),
    },
    {
      what: 'the same with 200 listening, against 1',
      figure: microseconds(cost(1, 200)),
      floor: '',
      ratio: cost(1, 200) / cost(1, 1),
      aim: times(1.2, '1 listening'),
    },
    ...items.map(({ parts, floor, portal }) => ({
      what: `a loan part comes or goes, beside ${of(parts)}`,
      figure: microseconds(portal),
      floor: microseconds(floor),
      ratio: portal / floor,
      aim: null,
    })),
  ]
}

const replayFigures = ({ replays }: CoreFigures): readonly Figure[] =>
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
    },
    { what: `reading ${events} lines before that`, figure: milliseconds(decode), floor: '', ratio: null, aim: null },
  ])

export const coreReport = (engine: string, core: CoreFigures): string =>
  table(`The core in ${engine}`, [...changeFigures(core), ...replayFigures(core)]) +
  (core.disagreements.length === 0
    ? 'Floor and portal agree on every answer, error and step.\n'
    : `FLOOR AND PORTAL DISAGREE: ${core.disagreements.join(', ')}\n`)

/** The goal for a start is 50 ms, where the floor took so many on the machine that the goals were measured on. */
/** And this many from a snapshot with a short tail. */
const quickAim = { ms: 10 } as const
const bootAim = { ms: 50, floor: { many: 26, one: 92 } } as const

export const browserReport = ({ version, boots, commits, typing }: BrowserFigures): string =>
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
    {
      what: `a key press, ${typing.fields} fields, 4x slower`,
      figure: `${typing.press.toFixed(2)} ms`,
      floor: `${typing.floorPress.toFixed(2)} ms`,
      ratio: null,
      aim: null,
    },
    {
      what: 'renders of React in a key press',
      figure: typing.commitsPerPress.toFixed(2),
      floor: '',
      ratio: typing.commitsPerPress,
      aim: { most: 1, words: 'at most 1' },
    },
    {
      what: 'other fields that render in a key press',
      figure: String(typing.others),
      floor: '',
      ratio: typing.others,
      aim: { most: 0, words: 'none' },
    },
    {
      what: 'the answer after the last key, 4x slower',
      figure: `${typing.answer.toFixed(2)} ms`,
      floor: '',
      ratio: null,
      aim: null,
    },
  ])

export const bytesReport = ({ first, later, styles, bare }: PageBytes): string => {
  const line = (what: string, { gzip, brotli }: PageBytes['first']) => ({
    what,
    figure: `${kilobytes(gzip)} gzip, ${kilobytes(brotli)} brotli`,
    floor: '',
    ratio: null,
    aim: null,
  })
  return table('The bytes, JavaScript', [
    {
      ...line('first page (login)', first),
      ratio: first.gzip / 150_000,
      aim: { most: 1, words: 'at most 150 kB of gzip' },
    },
    line('wizard, when it is needed', later),
    {
      ...line('both, against React, router and streams alone', {
        raw: first.raw + later.raw,
        gzip: first.gzip + later.gzip,
        brotli: first.brotli + later.brotli,
      }),
      floor: `${kilobytes(bare.brotli)} brotli`,
      ratio: (first.brotli + later.brotli) / bare.brotli,
      aim: times(1.1, 'those alone'),
    },
    line('style sheets', styles),
  ])
}
