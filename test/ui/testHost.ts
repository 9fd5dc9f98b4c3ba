import type { HostConfig } from '../../domain/portal/portalConfig'

/** The host that the portal of a test is opened on. */
export const host: HostConfig = {
  host: 'localhost',
  subdomain: 'kantoor',
  api: 'http://localhost:5180',
  login: 'http://localhost:5180',
  proxy: 'http://localhost:5180',
  provider: { page: 'http://localhost:5190/', origin: 'http://localhost:5190', configs: '', kantoor: '', hbx: '' },
  association: false,
  discount: 250,
  branded: false,
  local: true,
  debug: false,
  account: false,
  phones: false,
  browsers: [],
  worker: null,
  redirectOrigins: ['https://kantoor.example'],
  frameAncestors: [],
  imageKey: '',
  errorReports: null,
}
