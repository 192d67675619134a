import { verified } from '../fact.ts'

/** As whom containerd has to run for HostProcess containers. */
export const hostProcessAccount = verified(
  'LocalSystem or LocalService: no other user, not even an administrator, may make the tokens that they need',
  ['w-create-hostprocess-pod'],
)
