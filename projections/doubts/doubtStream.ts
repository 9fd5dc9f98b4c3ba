import { distinctUntilChanged, map, merge, Observable, skip } from 'rxjs'
import { listsTo, rootOf, type SlotAddress } from '../../domain/engine/answers'
import type { Catalogue, Slot } from '../../domain/engine/catalogue'
import { type Doubts, idsTo, readsOf } from '../../domain/engine/doubts'
import { slotAddress, slotPath } from '../../domain/engine/path'
import { type Stream, steady, still, streamOf } from '../../events/stream'
import type { Live, View } from '../live'
import type { GroupView, ListView } from '../surveyTree'
import { type Asking, allAskings, askingAt, knownOf, type ListedAsking, sameAsking, sameAskings } from './asking'

/** What is asked back, as streams. A question without doubts costs nobody anything. */
export interface DoubtStreams {
  /** Of one question: judged anew when an answer that its doubts read is another, and at no other. */
  readonly at$: (path: string) => Stream<Asking | null>
  /** All of it; for a page that lists it. */
  readonly all$: Stream<readonly ListedAsking[]>
}

const nothing$ = still<Asking | null>(null)

/** Whether the lists that a question stands in show: none of its item says so. */
const listsShow = ({ tree }: View, { slot, ids }: SlotAddress): boolean => {
  let group: GroupView | undefined = tree[rootOf(slot.group).id]
  for (const [depth, { index }] of listsTo(slot.group).entries()) {
    const list: ListView | undefined = group?.lists[index]
    if (list?.visible !== true) return false
    group = list.items[list.index.get(ids[depth] ?? '') ?? -1]
  }
  return group !== undefined
}

/** What is read besides single questions: what was confirmed, the day, the lists around, and sections that are added up. */
const sameAround =
  (address: SlotAddress, added: readonly Slot[]) =>
  (a: View, b: View): boolean =>
    a.state.confirmed === b.state.confirmed &&
    a.state.facts === b.state.facts &&
    listsShow(a, address) === listsShow(b, address) &&
    added.every(({ group }) => a.tree[rootOf(group).id] === b.tree[rootOf(group).id])

/**
 * Follows the answers of an open log. Each question asked after remembers what it last said, so that between two changes
 * nothing is judged twice.
 */
export const followDoubts = (catalogue: Catalogue, doubts: Doubts, live: Live): DoubtStreams => {
  const at$ = (path: string): Stream<Asking | null> => {
    const address = slotAddress(catalogue, path)
    const laid = address === null ? undefined : doubts.get(address.slot)
    if (address === null || laid === undefined) return nothing$
    const { single, added } = readsOf(laid)
    const read = steady(() => askingAt(doubts, knownOf(catalogue, live.view().state), address), sameAsking)
    const answers = single.map(
      (slot): Observable<unknown> => live.field$(slotPath(slot, idsTo(slot, address.ids))).pipe(skip(1)),
    )
    const around$: Observable<unknown> = live.view$.pipe(distinctUntilChanged(sameAround(address, added)), skip(1))
    const change$ = new Observable<Asking | null>(subscriber => {
      subscriber.next(read())
      return merge(around$, ...answers)
        .pipe(map(read))
        .subscribe(subscriber)
    })
    return streamOf(read, change$.pipe(distinctUntilChanged()))
  }

  const readAll = steady(() => allAskings(catalogue, doubts, live.view()), sameAskings)
  return { at$, all$: streamOf(readAll, live.view$.pipe(map(readAll), distinctUntilChanged())) }
}
