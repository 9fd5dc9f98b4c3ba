import { groupNames } from './groupNames'
import { Html, html } from './html'

type Entry = readonly [key: string, value: unknown]

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Layers that say nothing to a reader. */
const silentKeys: ReadonlySet<string> = new Set(['sections', 'questions'])

/** Any JSON as nested lists: an object with a title and a value is one line, lists are numbered from 1. */
export function answersView(value: unknown, level = 2): Html {
  const entries = isObject(value) ? Object.entries(value).flatMap(opened) : []
  const lines = entries.filter(([, inner]) => !isGroup(inner))
  const groups = entries.filter(([, inner]) => isGroup(inner))
  return html`${lines.length === 0 ? undefined : html`<dl class="answers">${lines.map(line)}</dl>`}${groups.map(
    ([key, inner]) =>
      html`<section class="group">${heading(level, headingOf(key, inner))}${answersView(inner, level + 1)}</section>`,
  )}`
}

/** A group, and not a line: an object or list that is no plain answer. */
const isGroup = (value: unknown): boolean =>
  isObject(value) && !('value' in value && Object.keys(value).every(key => key === 'title' || key === 'value'))

function opened([key, value]: Entry): readonly Entry[] {
  if (!isObject(value) || Array.isArray(value)) return [[key, value]]
  if (silentKeys.has(key)) return Object.entries(value).flatMap(opened)
  const { title, value: answer, ...rest } = value
  const more = Object.entries(rest).map(([inner, part]) => [`${key}.${inner}`, part] as const)
  // An answer with an explanation becomes two lines.
  return title !== undefined && answer !== undefined ? [[key, { title, value: answer }], ...more] : [[key, value]]
}

function line([key, value]: Entry): Html {
  const answer = isObject(value) && 'value' in value ? value.value : value
  const title = isObject(value) && typeof value.title === 'string' && value.title !== '' ? value.title : undefined
  return html`<dt>${title ?? key}${title === undefined ? undefined : html`<small>${key}</small>`}</dt><dd>${shown(answer)}</dd>`
}

function shown(answer: unknown): Html | string {
  if (answer === null || answer === undefined || answer === '') return html`<span class="none">leeg</span>`
  return isObject(answer) ? JSON.stringify(answer) : String(answer)
}

/** A page knows six levels of headings; what is deeper stays at the last. */
function heading(level: number, text: string): Html {
  const tag = new Html(`h${Math.min(level, 6)}`)
  return html`<${tag}>${text}</${tag}>`
}

function headingOf(key: string, value: unknown): string {
  if (/^\d+$/.test(key)) return `Nummer ${Number(key) + 1}`
  if (isObject(value) && typeof value.title === 'string' && value.title !== '') return value.title
  return groupNames[key] ?? key.replace(/^section_/, 'Onderdeel ')
}
