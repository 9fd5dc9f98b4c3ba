import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Catalogue, Group } from '../../../domain/engine/catalogue'
import { stepKeys } from '../../../domain/language/stepKey'
import { tenantStyleCodec } from '../../../domain/portal/tenant'
import { wireRetrievalCodec } from '../../../events/effects/wire/retrieval'
import { toldLeafAt } from '../../contract/customerLeaves'
import { answerProps } from './answerCodec'
import { checked, closed } from './closed'

/** A place in the body: the keys of the answer that stands there, if any, and what stands below it by key. */
interface Branch {
  answer: t.Props
  readonly below: Map<string, Branch>
  readonly lists: t.Props
}

const emptyBranch = (): Branch => ({ answer: {}, below: new Map(), lists: {} })

const branchAt = (from: Branch, keys: readonly string[]): Branch =>
  keys.reduce((at, key) => {
    const found = at.below.get(key) ?? emptyBranch()
    at.below.set(key, found)
    return found
  }, from)

const put = (into: Branch, group: Group, whole: boolean, within = ''): Branch => {
  for (const { path, question } of group.slots) {
    const told = whole ? toldLeafAt(`${within}${path}`) : undefined
    branchAt(into, path.replace(/\.value$/, '').split('.')).answer = answerProps(question, told)
  }
  for (const list of group.lists) {
    const keys = list.path.split('.')
    const item = codecOf(put(emptyBranch(), list.item, whole, `${within}${list.path}.*.`), whole)
    branchAt(into, keys.slice(0, -1)).lists[keys.at(-1) ?? ''] = t.readonlyArray(item)
  }
  return into
}

const propsOf = ({ below, lists }: Branch, whole: boolean): t.Props => ({
  ...lists,
  ...Object.fromEntries([...below].map(([key, branch]) => [key, codecOf(branch, whole)])),
})

/** An answer is always whole; an inventory that is not whole may leave out answers, lists and parts. */
const codecOf = (branch: Branch, whole: boolean): t.Mixed => {
  const inside = propsOf(branch, whole)
  return whole ? closed({ ...branch.answer, ...inside }) : closed(branch.answer, inside)
}

const emptyList = checked('Empty', (input): input is readonly [] => Array.isArray(input) && input.length === 0, {
  type: 'array',
  maxItems: 0,
})

/** In the provider's own shape, all of it readable; documents stand in it by name, without their bytes. */
const parseResult = checked(
  'ParseResult',
  (input): input is object => {
    const read = wireRetrievalCodec.decode(input)
    return E.isRight(read) && read.right.setAside.every(({ at }) => at.startsWith('files.'))
  },
  { type: 'object', description: 'What the data retrieval brought, in the shape of its provider' },
)

/** As this office, or another, told it. */
const invitation = checked('Invitation', (input): input is object | null => typeof input === 'object', {
  type: ['object', 'null'],
  description:
    'The keys of the invitation that GET customer names, each as GET gave it; its id says which invitation it is',
  example: { id: 1, type: 'full' },
})

const rest: t.Props = {
  status: closed(Object.fromEntries([...stepKeys, 'loading'].map(key => [key, t.boolean]))),
  style: t.union([tenantStyleCodec, t.null]),
  files: t.readonlyArray(closed({ filename: t.string, type: t.keyof({ PDF: null, XML: null }) })),
  parseResult: t.union([t.null, parseResult]),
  housing_requirements: closed({}),
  hdn_companies: emptyList,
  hdn_company_labels: emptyList,
}

/**
 * The body of PUT customer as the catalogue has it: each answer as `{title, value}` with the value that its question can
 * have, no key that the catalogue does not know, and items without our own ids (spec README, OPEN-124).
 * @param whole whether every answer must be there, as the portal sends it, what any office told among it; else what is
 * there must be right, and what this office told is judged elsewhere (`notGivenBack`).
 */
export const wireCodec = (catalogue: Catalogue, whole: boolean): t.Mixed => {
  const root = emptyBranch()
  for (const group of catalogue.groups) if (group.within === null) put(root, group, whole)
  branchAt(root, ['customer', 'invitation']).answer = { title: t.string, value: invitation }
  const answers = propsOf(root, whole)
  return whole ? closed({ ...answers, ...rest }) : closed({}, { ...answers, ...rest })
}
