import { measureBy } from '../measure'
import { replays } from './replays'

// node.mjs EVENTS   what a replay of so many events takes, in milliseconds of this program's processor time

measureBy(() => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
})
process.stdout.write(JSON.stringify(replays(Number(process.argv[2]))))
