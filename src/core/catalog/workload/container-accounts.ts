import { inferred, verified } from '../fact.ts'

/** Accounts of the host that a process in a container cannot log on as. */
export const containerAccounts = inferred(
  [String.raw`NT AUTHORITY\SYSTEM`, 'SYSTEM', 'LocalSystem'],
  ['github moby/moby/issues/28585', 'docs-runasusername'],
  { note: 'the page names the users of images and the accounts of services besides' },
)

/** As whom a program has to run for the group managed service account of its container to count. */
export const gmsaAccounts = verified(
  ['Local System', 'Network Service'],
  ['virtualization-documentation-gmsa-troubleshooting'],
)
