// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Running, startOffice } from '../office'
import { accountContract } from './accountContract'
import { imageKey, OfficeClient, portalOrigin } from './client'
import { customerContract } from './customerContract'
import { deskContract } from './deskContract'
import { faultsContract } from './faultsContract'
import { filesContract } from './filesContract'
import { iwizeTokenContract } from './iwizeTokenContract'
import { listsContract } from './listsContract'
import { loginContract } from './loginContract'
import { borrowServer, type Cluster, postgresPrograms, startCluster } from './postgresCluster'
import { propertyContract } from './propertyContract'
import { propertyPictureContract } from './propertyPictureContract'
import { recoveryContract } from './recoveryContract'
import type { Trial } from './trial'

const programs = postgresPrograms()
const serverUrl = process.env.DATABASE_URL

type Server = { readonly name: string; readonly start: () => Promise<Cluster | undefined> }

const embedded: Server = { name: 'embedded Postgres', start: async () => undefined }

/** A real server: the one that is given, else one of our own from the installed package. */
const server: Server | undefined =
  serverUrl !== undefined && serverUrl !== ''
    ? { name: 'the Postgres server of DATABASE_URL', start: () => borrowServer(serverUrl) }
    : programs === undefined
      ? undefined
      : { name: 'a Postgres server of our own', start: () => startCluster(programs) }

/** What is known of passwords is proven of the usual cost elsewhere; here some hundreds log in. */
const passwordCost = 2 ** 6

describe.each(server === undefined ? [embedded] : [embedded, server])('the office on $name', ({ start }) => {
  let cluster: Cluster | undefined
  let office: Running | undefined
  let trial: Trial | undefined
  const folder = mkdtempSync(join(tmpdir(), 'standin-'))

  beforeAll(async () => {
    let ahead = 0
    const now = () => Date.now() + ahead
    cluster = await start()
    office = await startOffice({
      port: 0,
      dataDir: folder,
      databaseUrl: cluster?.databaseUrl,
      portalUrl: portalOrigin,
      allowedOrigins: [portalOrigin],
      imageKeys: [imageKey],
      now,
      passwordCost,
    })
    const forward = (milliseconds: number) => {
      ahead += milliseconds
    }
    trial = { client: new OfficeClient(office.url), now, forward }
  })

  afterAll(async () => {
    await office?.close()
    await cluster?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const given = (): Trial => {
    if (trial === undefined) throw new Error('The office did not start')
    return trial
  }

  accountContract(given)
  loginContract(given)
  customerContract(given)
  listsContract(given)
  iwizeTokenContract(given)
  recoveryContract(given)
  propertyContract(given)
  propertyPictureContract(given)
  filesContract(given)
  deskContract(given)
  faultsContract(given)

  it('keeps everything when it stops and starts again', async () => {
    const customer = await given().client.loggedIn('full', { first_name: 'Bewaard' })
    await office?.close()
    office = await startOffice({
      port: 0,
      dataDir: folder,
      databaseUrl: cluster?.databaseUrl,
      portalUrl: portalOrigin,
      allowedOrigins: [],
      imageKeys: [],
      now: given().now,
      passwordCost,
    })
    const client = new OfficeClient(office.url)
    const { status, body } = await client.get('/api/portal/customer', customer.access)
    expect([status, body]).toEqual([200, { data: expect.objectContaining({ first_name: 'Bewaard' }) }])
    const { body: mails } = await client.get('/desk/mails')
    const ready = Array.isArray(mails) ? mails.filter(mail => mail.to === 'noa.hendriks@voorbeeld.example') : []
    expect(ready).toHaveLength(1)
  })
})

if (server === undefined) {
  it.skip('the office on a Postgres server: NOT TRIED, Postgres is not installed here and DATABASE_URL is not set', () =>
    undefined)
}
