import * as E from 'fp-ts/Either'
import type { Command } from '../../events/decisions/command'
import { wireRetrievalCodec } from '../../events/effects/wire/retrieval'
import { officeLenders } from '../domain/retrieval/retrieval'
import { couple, divorced } from '../standin/data/retrieved/families'
import { loaded, type Recorder } from './recorder'

const year = 2026

/** The record of a result, with one document where `digest` names its bytes. */
const came = (result: unknown, digest: string | null): Command => {
  const read = wireRetrievalCodec.decode(result)
  if (E.isLeft(read)) throw new Error('No result')
  const { retrieved, setAside } = read.right
  const file = { name: 'mijnpensioenoverzicht.pdf', type: 'application/pdf', size: 5, digest: digest ?? '' } as const
  return { type: 'LoadRetrieval', retrieved, setAside, files: digest === null ? [] : [file] }
}

/** A visit in which everything about the retrieval happens: twice, seen, changed, put back, taken over and left. */
export const retrieved = ({ act, answer, keep }: Recorder, build: string, rules: string): void => {
  act({ type: 'OpenPortal', host: 'localhost', association: false, today: '2026-11-21', build, rules })
  act({
    type: 'LoadCustomer',
    invitation: {
      id: '4718',
      type: 'mortgage_pension',
      partner_invited: false,
      valid_until: null,
      submitted_at: null,
      aqopi_info: null,
    },
    partnerSession: false,
    office: null,
    customer: loaded({ 'customer.last_name': 'Smit', 'customer.email': 'sanne@voorbeeld.example' }),
  })
  act({ type: 'LoadLenders', digest: 'l1', lists: officeLenders })
  answer({ 'customer.address.woz_waarde': 500_000 })
  act(came({ ...couple(year), employments: [] }, keep('%PDF-')))
  act({ type: 'ShowScreen', screen: '/personal_details' })
  act({ type: 'LeaveRetrieved', path: 'customer.address.woz_waarde' })
  answer({ 'customer.last_name': 'Jansen', 'customer.initials': 'S.' })
  act({ type: 'TakeRetrieved', path: 'customer.initials' })
  act({ type: 'SeeRetrieval' })
  act(came(divorced(year), null))
  act({ type: 'TakeRetrieved', path: 'customer.last_name' })
  act({ type: 'SubmitStep', step: 'personal_details' })
}
