/**
 * Decrypts and verifies a transfer file, and checks whether it can be merged into this visit, which stays unchanged:
 * the input of the merge, or why not.
 */
import * as E from 'fp-ts/Either'
import type { TransferRefusal } from '../../domain/texts/transferFileTexts'
import type { LogBlob } from '../../events/log/log'
import { importBytes } from '../../events/log/logExport/importBytes'
import type { ImportPlan } from '../../events/log/logExport/importPlan'
import { type MergeInput, theirState } from '../../events/merge/mergeLogs'
import { digestOf } from '../../events/record/digest'
import { isLockedBySending } from '../../events/state/sendingState'
import { isInvitationClosed, type State } from '../../events/state/state'
import { decryptTransferFile, type TransferFileContent } from '../../events/transferFile/transferFile'
import { createLogHistory } from '../../projections/logHistory/logHistory'
import { lastVisitMoment } from '../../projections/logHistory/visitMoments'
import { isShownOnEitherSide } from '../../projections/transferFile/conflictChoices'
import type { Visit } from '../visit/openVisit/visit'
import type { TaskSignal } from './useLatestTask'

/** What of the visit a file is merged into. */
export type MergeTarget = Pick<Visit, 'catalogue' | 'invitation' | 'drafts' | 'readExport' | 'store'>

/** A file that can be merged, with the bytes of its documents. */
export interface ReadableTransferFile {
  readonly input: MergeInput
  readonly blobs: readonly LogBlob[]
  /** When the last of it was done, in milliseconds since 1970. */
  readonly lastAt: number | null
}

const isUsed = ({ sending }: State): boolean => sending.tag === 'sent' || isLockedBySending(sending)

/** Why nothing can be merged into this visit now; null where it can. */
const refusalHere = (state: State): TransferRefusal | null => {
  if (isUsed(state) || isInvitationClosed(state)) return 'closed'
  return state.loaded ? null : 'notLoaded'
}

const newer: ReadonlySet<string> = new Set(['version', 'newer', 'unknown'])
/** Another build's rules, and pictures that stayed behind, are in nobody's way. */
const harmless: ReadonlySet<string> = new Set(['rules', 'missing'])

const importRefusal = (plan: ImportPlan): TransferRefusal | null => {
  const tags = plan.reasons.map(({ tag }) => tag).filter(tag => !harmless.has(tag))
  if (tags.includes('survey')) return 'survey'
  if (tags.some(tag => newer.has(tag))) return 'newer'
  if (tags.length > 0) return 'damaged'
  return plan.verdict !== 'impossible' && plan.pseudonymised ? 'format' : null
}

/** The bytes that are what their name says. One after the other: a digest is taken of a copy. */
const intactOf = async (blobs: readonly LogBlob[]): Promise<readonly LogBlob[]> => {
  const known: LogBlob[] = []
  for (const blob of blobs) if ((await digestOf(new Uint8Array(blob.bytes))) === blob.digest) known.push(blob)
  return known
}

/** Progress and cancellation of the read. */
interface Waiting {
  /** Hears how far it is, 0 to 1. */
  readonly onProgress: (done: number) => void
  readonly signal: TaskSignal
}

/** The parts of a text, with progress after each; stops when cancelled. */
async function* withProgress(
  { parts, count }: TransferFileContent,
  { onProgress, signal }: Waiting,
): AsyncGenerator<Uint8Array> {
  let read = 0
  for await (const part of parts) {
    if (signal.aborted) return
    yield part
    read += 1
    onProgress(read / count)
  }
}

/**
 * Decrypts and verifies a transfer file, and checks whether it can be merged into this visit, which stays unchanged.
 * @param now milliseconds since 1970
 */
export const readTransferFile = async (
  here: MergeTarget,
  file: File,
  password: string,
  now: number,
  { onProgress, signal }: Waiting,
): Promise<E.Either<TransferRefusal, ReadableTransferFile>> => {
  const { catalogue, store } = here
  const shut = refusalHere(store.state())
  if (shut !== null) return E.left(shut)
  const text = await decryptTransferFile(file, password)
  if (E.isLeft(text)) return text
  const plan = await importBytes(withProgress(text.right, { onProgress, signal }), { rules: __RULES__ })
  // Nobody waits for it any more, so nobody is told.
  if (signal.aborted) return E.left('failed')
  const reason = importRefusal(plan)
  if (reason !== null || plan.verdict === 'impossible') return E.left(reason ?? 'damaged')
  const { header, records, blobs } = plan.log
  if (header.invitation !== here.invitation) return E.left('invitation')
  here.drafts.commit()
  const ours = await here.readExport()
  const state = store.state()
  const theirs = { log: header.log, records }
  const there = theirState({ catalogue, file: theirs })
  if (there.facts.type !== state.facts.type) return E.left('type')
  if (isUsed(there)) return E.left(there.sending.tag === 'sent' ? 'sent' : 'sending')
  const intactBlobs = await intactOf(blobs)
  const digests = new Set(intactBlobs.map(({ digest }) => digest))
  const doing = lastVisitMoment({ history: createLogHistory(catalogue, records), seq: records.at(-1)?.seq ?? 0 })
  const input: MergeInput = {
    catalogue,
    here: { log: ours.header.log, records: ours.records },
    state,
    file: theirs,
    at: now,
    seen: (one, other) => isShownOnEitherSide(catalogue, one, other),
    comes: ({ digest }) => digests.has(digest),
    where: { step: doing?.step ?? null, path: doing?.path ?? null },
  }
  return E.right({ input, blobs: intactBlobs, lastAt: records.at(-1)?.at ?? null })
}
