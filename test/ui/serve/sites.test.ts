import { describe, expect, it } from 'vitest'
import { type HostConfig, hostConfigOf, type PortalConfig } from '../../../domain/portal/portalConfig'
import { readPortalFile } from '../../../ui/serve/portalFile'
import { leftOut, sitesOf } from '../../../ui/serve/sites'

const { portal } = readPortalFile(5180, 5190)

const row = (host: string, local: boolean): HostConfig => ({ ...hostConfigOf(portal, host), host, local })

const withRows = (...hosts: readonly HostConfig[]): PortalConfig => ({ ...portal, hosts })

describe('a host that is left out is named', () => {
  it('where customers are there, with what to do, and is no success', () => {
    const { lines, fails } = leftOut(withRows(row('portaal.kantoor.nl', true), row('klant.kantoor.nl', false)))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('portaal.kantoor.nl is left out')
    expect(lines[0]).toContain('Set "local": false in the row of portaal.kantoor.nl')
    expect(fails).toBe(true)
  })

  it.each(['localhost', 'vereniging.localhost', '127.0.0.1'])('where it is this computer: %s', name => {
    const { lines, fails } = leftOut(withRows(row(name, true), row('klant.kantoor.nl', false)))
    expect(lines).toEqual([`${name} is left out: it is this computer ("local": true).`])
    expect(fails).toBe(false)
  })

  it('and where no row is left that is no success', () => {
    const { lines, fails } = leftOut(portal)
    expect(lines).toHaveLength(3)
    expect(lines[2]).toContain('No row of portal.json is left')
    expect(fails).toBe(true)
  })
})

it('leaves nothing out where every row is for customers, or there is none', () => {
  const named = withRows(row('portaal.kantoor.nl', false), row('klant.kantoor.nl', false))
  expect(leftOut(named)).toEqual({ lines: [], fails: false })
  expect(leftOut(withRows())).toEqual({ lines: [], fails: false })
  expect(sitesOf(named, '$subdomain').map(({ host }) => host)).toEqual(['portaal.kantoor.nl', 'klant.kantoor.nl', null])
})

it('names whatever has no site', () => {
  const mixed = withRows(...['localhost', 'a.nl', 'b.nl', 'c.localhost'].map((name, at) => row(name, at % 2 === 0)))
  const served = sitesOf(mixed, '$subdomain').map(({ host }) => host)
  const unnamed = mixed.hosts.filter(({ host }) => !leftOut(mixed).lines.some(line => line.startsWith(`${host} `)))
  expect(unnamed.map(({ host }) => host)).toEqual(served.filter(host => host !== null))
})
