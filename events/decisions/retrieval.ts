import { fileAttached } from '../definitions/files'
import { dataRetrieved, retrievalSeen, retrievedLeft } from '../definitions/retrieval'
import { changeAnswer } from './answer'
import type { Command } from './command'
import { type Deciding, type Decision, done, doneAll, refused } from './decision'

/** What was retrieved fills what the customer has not touched, and is told with where it came from. */
export const loadRetrieval = (
  _: Deciding,
  { retrieved, setAside, files }: Extract<Command, { type: 'LoadRetrieval' }>,
): Decision =>
  doneAll([
    ...files.map(file => fileAttached({ file })),
    dataRetrieved({ retrieved, told: [], setAside, passedOver: [] }),
  ])

export const seeRetrieval = ({ state }: Deciding): Decision =>
  state.retrieval === null || state.retrieval.seen ? done() : done(retrievalSeen({}))

/** An answer of the customer's from then on, with all that it brings about. */
export const takeRetrieved = (deciding: Deciding, path: string): Decision => {
  const told = deciding.state.retrieval?.told.get(path)
  return told === undefined ? refused({ tag: 'NotRetrieved', path }) : changeAnswer(deciding, path, told.value)
}

export const leaveRetrieved = ({ state }: Deciding, path: string): Decision => {
  const told = state.retrieval?.told.get(path)
  if (told === undefined) return refused({ tag: 'NotRetrieved', path })
  return told.open ? done(retrievedLeft({ path })) : done()
}
