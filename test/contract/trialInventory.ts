import * as E from 'fp-ts/Either'
import type { Attachment } from '../../domain/sending/attachment'
import { solved } from '../arbitraries/solver'
import { catalogue, done, sentBy, type ToldVisit, visitOf } from './trialVisit'

const afterSolving = 10_000

/**
 * What a customer sends to an office that told this, who answers all that is still asked and adds these documents.
 * Left: why no customer could.
 */
export const trialInventory = (told: ToldVisit, documents: readonly Attachment[]): E.Either<string, unknown> =>
  E.tryCatch(
    () => {
      const { last } = solved(catalogue, visitOf(told), 'first')
      const withDocuments = documents.reduce(
        (state, file, nth) => done(state, afterSolving + nth, { type: 'AttachFile', file }),
        last,
      )
      return sentBy(done(withDocuments, afterSolving + documents.length, { type: 'SubmitStep', step: 'complete' }))
    },
    error => (error instanceof Error ? error.message : String(error)),
  )
