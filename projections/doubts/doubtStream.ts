/** Streams the doubt prompts of an open log, for one question or for all, so that screens follow the answers. */
import { distinctUntilChanged, map, merge, Observable, skip } from 'rxjs'
import { listsTo, rootOf, type SlotAddress } from '../../domain/engine/answers'
import type { Catalogue, Slot } from '../../domain/engine/catalogue'
import { type Doubts, idsTo, questionsReadByDoubts } from '../../domain/engine/doubts'
import { slotAddress, slotPath } from '../../domain/engine/path'
import { constantStream, type Stream, stableReader, streamOf } from '../../events/stream'
import type { Live, SurveyView } from '../live'
import type { GroupView, ListView } from '../tree/surveyTree'
import {
  allDoubtPrompts,
  type DoubtPrompt,
  doubtInput,
  doubtPromptAt,
  type ListedDoubtPrompt,
  sameDoubtPrompt,
  sameDoubtPrompts,
} from './doubtPrompt'

/** What is asked back, as streams. A question without doubts costs nobody anything. */
interface DoubtStreams {
  /** Of one question: judged anew when an answer that its doubts read is another, and at no other. */
  readonly at$: (path: string) => Stream<DoubtPrompt | null>
  /** All of it; for a page that lists it. */
  readonly all$: Stream<readonly ListedDoubtPrompt[]>
}

const nothing$ = constantStream<DoubtPrompt | null>(null)

/** Whether the lists that a question stands in show: none of its item says so. */
const listsShow = ({ tree }: SurveyView, { slot, ids }: SlotAddress): boolean => {
  let group: GroupView | undefined = tree[rootOf(slot.group).id]
  for (const [depth, { index }] of listsTo(slot.group).entries()) {
    const list: ListView | undefined = group?.lists[index]
    if (list?.visible !== true) return false
    group = list.items[list.index.get(ids[depth] ?? '') ?? -1]
  }
  return group !== undefined
}

/** What is read besides single questions: what was confirmed, the day, the lists around, and sections that are added up. */
const sameContext =
  (address: SlotAddress, added: readonly Slot[]) =>
  (a: SurveyView, b: SurveyView): boolean =>
    a.state.confirmed === b.state.confirmed &&
    a.state.facts === b.state.facts &&
    listsShow(a, address) === listsShow(b, address) &&
    added.every(({ group }) => a.tree[rootOf(group).id] === b.tree[rootOf(group).id])

/** Each watched question keeps its last prompt, so that nothing is judged twice between two changes. */
export const followDoubts = (catalogue: Catalogue, doubts: Doubts, live: Live): DoubtStreams => {
  const at$ = (path: string): Stream<DoubtPrompt | null> => {
    const address = slotAddress(catalogue, path)
    const placed = address === null ? undefined : doubts.get(address.slot)
    if (address === null || placed === undefined) return nothing$
    const { single, added } = questionsReadByDoubts(placed)
    const read = stableReader(
      () => doubtPromptAt(doubts, doubtInput(catalogue, live.view().state), address),
      sameDoubtPrompt,
    )
    const answers = single.map(
      (slot): Observable<unknown> => live.field$(slotPath(slot, idsTo(slot, address.ids))).pipe(skip(1)),
    )
    const context$: Observable<unknown> = live.view$.pipe(distinctUntilChanged(sameContext(address, added)), skip(1))
    const change$ = new Observable<DoubtPrompt | null>(subscriber => {
      subscriber.next(read())
      return merge(context$, ...answers)
        .pipe(map(read))
        .subscribe(subscriber)
    })
    return streamOf(read, change$.pipe(distinctUntilChanged()))
  }

  const readAll = stableReader(() => allDoubtPrompts(catalogue, doubts, live.view()), sameDoubtPrompts)
  return { at$, all$: streamOf(readAll, live.view$.pipe(map(readAll), distinctUntilChanged())) }
}
